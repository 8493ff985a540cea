import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import type { ShopData } from './shop-data';

/** Why the coins moved, newest first. */
export function LedgerCard({ ledger }: { ledger: ShopData['ledger'] }) {
  return (
    <Section title="Coin history" id="ledger">
      {ledger.length === 0 ? (
        <p className="muted">Nothing yet. You earn coins for every correct answer and every practice set you finish.</p>
      ) : (
        <Rows as="ol" scrolls label="Coin history, newest first">
          {ledger.map(({ id, amount, reason, about }) => (
            <Row key={id} title={reason} note={about}>
              <b className="num">{amount > 0 ? `+${amount}` : `−${-amount}`}</b>
            </Row>
          ))}
        </Rows>
      )}
      <p className="small muted">You only get coins by learning. They’re never sold and never change a mark.</p>
    </Section>
  );
}
