import { Form, useNavigation } from '@remix-run/react';
import { coinAmounts } from '../../../rules/coin-sources';
import { ownAims, ownQuestPrice } from '../../../rules/shop/own-quest';
import type { QuestData } from '../../graphql/account/quest';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Choices } from '../ui/choices';
import { Coin } from '../ui/coin';
import { Cluster, Stack } from '../ui/layout';
import { Section } from '../ui/section';
import { AimList } from './aim-list';
import { CollectCoins } from './collect-coins';

export interface OwnQuestData {
  choices: readonly { kind: string; label: string }[];
  /** Null until it is begun. */
  quest: QuestData | null;
}

/** A choice that could not be begun, and why. */
export interface OwnQuestRefusal {
  problem: string;
  kinds: readonly string[];
}

interface OwnQuestCardProps {
  own: OwnQuestData;
  /** Coins that the student has. */
  coins: number;
  refused: OwnQuestRefusal | null;
}

/** A quest for coins, its aims chosen by the student: the choice first, then how far they are. */
export function OwnQuestCard({ own: { choices, quest }, coins, refused }: OwnQuestCardProps) {
  return (
    <Section title="Your own quest" aside={<Coin amount={quest?.coins ?? coinAmounts.OWN_QUEST} />}>
      {quest === null ? (
        <NewQuest choices={choices} missing={ownQuestPrice - coins} refused={refused} />
      ) : (
        <>
          <p className="small muted">
            {quest.collected
              ? 'You can start another one after midnight.'
              : 'Everything since you started counts. It ends at midnight, so collect your coins before then.'}
          </p>
          <AimList aims={quest.aims} />
          <CollectCoins quest={quest} intent="collect-own-quest" />
        </>
      )}
    </Section>
  );
}

interface NewQuestProps extends Pick<OwnQuestData, 'choices'>, Pick<OwnQuestCardProps, 'refused'> {
  missing: number;
}

function NewQuest({ choices, missing, refused }: NewQuestProps) {
  const { formData } = useNavigation();
  return (
    <Stack as={Form} method="post" gap={3} preventScrollReset>
      <p className="small muted">
        Once a day you can start one for {ownQuestPrice} MarsCoins. Reach all {ownAims} goals to earn{' '}
        {coinAmounts.OWN_QUEST}. Everything from then on counts, and it ends at midnight.
        {missing > 0 ? ` You need ${missing} more MarsCoins to start.` : null}
      </p>
      <Alert>{refused?.problem}</Alert>
      {missing > 0 ? null : (
        <>
          <Choices
            legend={`Choose ${ownAims} goals`}
            type="checkbox"
            name="kind"
            options={choices.map(({ kind, label }) => ({ value: kind, label }))}
            chosen={refused?.kinds ?? []}
          />
          <Cluster>
            <Button
              type="submit"
              name="intent"
              value="begin-own-quest"
              busy={formData?.get('intent') === 'begin-own-quest'}
            >
              Start <Coin amount={ownQuestPrice} />
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  );
}
