import { coinUses } from '../../../rules/class-coins';
import { coinGuards, coinSources } from '../../../rules/coin-sources';
import { useBattlesOn } from '../battle/use-battles-on';
import { Coin } from '../ui/coin';
import { Row, Rows } from '../ui/lists';
import { Prose } from '../ui/page';
import { Section } from '../ui/section';

/** What earns coins and how many, and what keeps them fair. */
export function EarnCard() {
  const battlesOn = useBattlesOn();
  const sources = coinSources.filter(({ inBattles }) => battlesOn || !inBattles);
  return (
    <Section title="How to earn coins">
      <Rows>
        {sources.map(({ label, amount, most }) => (
          <Row key={label} title={label}>
            <b className="num">
              <Coin amount={amount} />
              {most === undefined ? null : ` to ${most}`}
            </b>
          </Row>
        ))}
      </Rows>
      {coinGuards(battlesOn).map((guard) => (
        <p key={guard} className="small muted">
          {guard}
        </p>
      ))}
      <h3>You can also use coins for</h3>
      <Prose>
        <ul>
          {coinUses.map((use) => (
            <li key={use}>{use}</li>
          ))}
        </ul>
      </Prose>
    </Section>
  );
}
