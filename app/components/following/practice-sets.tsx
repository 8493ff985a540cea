import { Form, useNavigation } from '@remix-run/react';
import { practiceGift } from '../../../rules/practice-gift';
import { paths } from '../../lib/paths';
import account from '../account-pages/account-page.module.css';
import { Face } from '../avatar/face';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link-button';
import styles from './following.module.css';

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
    <section className="card" aria-labelledby="sets">
      <h2 id="sets">Practice sets</h2>
      {problem === null ? null : (
        <p role="alert" className={account.problem}>
          {problem}
        </p>
      )}
      {waiting.length === 0 ? null : (
        <ul className={account.list} aria-label="Practice sets for you">
          {waiting.map((set) => (
            <WaitingSet key={set.id} set={set} />
          ))}
        </ul>
      )}
      {givable.length === 0 ? null : (
        <>
          <p>
            For {practiceGift.price} MarsCoins you can give a practice set to a friend who follows you back, or a
            classmate who lets others follow them.
          </p>
          <ul className={account.list} aria-label="People you can give a practice set">
            {givable.map(({ code, firstName, avatar }) => (
              <li key={code} className={styles.person}>
                <Face name={firstName} worn={avatar} />
                <b className={account.grow}>{firstName}</b>
                <LinkButton to={paths.giveSet(code)} size="sm">
                  Give a practice set <span className="sr">to {firstName}</span>
                </LinkButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function WaitingSet({ set }: { set: PracticeSetsData['waiting'][number] }) {
  const { formData } = useNavigation();
  const busy = (intent: string) => formData?.get('intent') === intent && formData.get('set') === set.id;
  return (
    <li className={styles.person}>
      <div className={account.grow}>
        <b>
          {set.firstName} gave you {set.questionCount} questions
        </b>
        <small>
          {set.topicName}, {set.courseName}
        </small>
      </div>
      <Form method="post" preventScrollReset className={styles.answers}>
        <input type="hidden" name="set" value={set.id} />
        <Button type="submit" size="sm" variant="main" name="intent" value="begin-set" busy={busy('begin-set')}>
          Begin
        </Button>
        <Button type="submit" size="sm" variant="quiet" name="intent" value="decline-set" busy={busy('decline-set')}>
          No, thanks
        </Button>
      </Form>
    </li>
  );
}
