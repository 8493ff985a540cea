import { Form, useNavigation } from '@remix-run/react';
import { practiceGift } from '../../../rules/practice-gift';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Cluster } from '../ui/layout';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import { FaceMark } from './people';

export interface PracticeSetsData {
  /** Friends who follow back, and classmates who let others follow them. */
  givable: { code: string; firstName: string; avatar: string | null }[];
  waiting: { id: string; firstName: string; courseName: string; topicName: string; questionCount: number }[];
}

/** Sets that friends gave, and friends to give one to; nothing where there are neither. */
export function PracticeSets({
  sets: { givable, waiting },
  problem,
}: {
  sets: PracticeSetsData;
  problem: string | null;
}) {
  if (givable.length === 0 && waiting.length === 0 && problem === null) return null;
  return (
    <Section id="sets" title="Practice sets">
      <Alert>{problem}</Alert>
      {waiting.length === 0 ? null : (
        <Rows label="Practice sets for you">
          {waiting.map((set) => (
            <WaitingSet key={set.id} set={set} />
          ))}
        </Rows>
      )}
      {givable.length === 0 ? null : (
        <>
          <p>
            For {practiceGift.price} MarsCoins you can give a practice set to a friend who follows you back, or a
            classmate who lets others follow them.
          </p>
          <Rows label="People you can give a practice set">
            {givable.map(({ code, firstName, avatar }) => (
              <Row key={code} mark={<FaceMark name={firstName} worn={avatar} />} title={firstName}>
                <LinkButton to={paths.giveSet(code)} size="sm">
                  Give a practice set <span className="sr">to {firstName}</span>
                </LinkButton>
              </Row>
            ))}
          </Rows>
        </>
      )}
    </Section>
  );
}

function WaitingSet({ set }: { set: PracticeSetsData['waiting'][number] }) {
  const { formData } = useNavigation();
  const busy = (intent: string) => formData?.get('intent') === intent && formData.get('set') === set.id;
  return (
    <Row
      title={`${set.firstName} gave you ${set.questionCount} questions`}
      note={`${set.topicName}, ${set.courseName}`}
    >
      <Cluster as={Form} gap={2} method="post" preventScrollReset>
        <input type="hidden" name="set" value={set.id} />
        <Button type="submit" size="sm" variant="main" name="intent" value="begin-set" busy={busy('begin-set')}>
          Begin
        </Button>
        <Button type="submit" size="sm" variant="quiet" name="intent" value="decline-set" busy={busy('decline-set')}>
          No, thanks
        </Button>
      </Cluster>
    </Row>
  );
}
