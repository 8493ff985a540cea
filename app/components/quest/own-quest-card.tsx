import { Form, useNavigation } from '@remix-run/react';
import { coinAmounts } from '../../../rules/coin-sources';
import { ownAims, ownQuestPrice } from '../../../rules/shop/own-quest';
import type { QuestData } from '../../graphql/account/quest';
import { Button } from '../ui/button';
import { Coin } from '../ui/coin';
import { AimList } from './aim-list';
import { CollectCoins } from './collect-coins';
import styles from './quest.module.css';

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
    <section className={`card ${styles.own}`} aria-labelledby="own-quest">
      <div className={styles.head}>
        <h2 id="own-quest">Your own quest</h2>
        <Coin amount={quest?.coins ?? coinAmounts.OWN_QUEST} />
      </div>
      {quest === null ? (
        <Choice choices={choices} missing={ownQuestPrice - coins} refused={refused} />
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
    </section>
  );
}

interface ChoiceProps extends Pick<OwnQuestData, 'choices'>, Pick<OwnQuestCardProps, 'refused'> {
  missing: number;
}

function Choice({ choices, missing, refused }: ChoiceProps) {
  const { formData } = useNavigation();
  return (
    <Form method="post" preventScrollReset>
      <p className="small muted">
        Once a day you can start one for {ownQuestPrice} MarsCoins. Reach all {ownAims} goals to earn{' '}
        {coinAmounts.OWN_QUEST}. Everything from then on counts, and it ends at midnight.
        {missing > 0 ? ` You need ${missing} more MarsCoins to start.` : null}
      </p>
      {refused === null ? null : (
        <p role="alert" className={styles.problem}>
          {refused.problem}
        </p>
      )}
      {missing > 0 ? null : (
        <>
          <fieldset className={styles.choices}>
            <legend>Choose {ownAims} goals</legend>
            {choices.map(({ kind, label }) => (
              <label key={kind}>
                <input type="checkbox" name="kind" value={kind} defaultChecked={refused?.kinds.includes(kind)} />
                {label}
              </label>
            ))}
          </fieldset>
          <Button
            type="submit"
            name="intent"
            value="begin-own-quest"
            busy={formData?.get('intent') === 'begin-own-quest'}
          >
            Start <Coin amount={ownQuestPrice} />
          </Button>
        </>
      )}
    </Form>
  );
}
