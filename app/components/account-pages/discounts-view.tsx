import { TicketPercent } from 'lucide-react';
import { invitationRewardDollars } from '../../../rules/constants';
import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { AccountPage } from './account-page';
import styles from './account-page.module.css';

/** The vouchers that are still to be used. */
export function DiscountsView({ ids }: { ids: string[] }) {
  const lead =
    ids.length === 0
      ? 'Vouchers come off the price of a plan.'
      : ids.length === 1
        ? 'You have one voucher to use.'
        : `You have ${ids.length} vouchers to use.`;
  return (
    <AccountPage title="Discounts" lead={lead}>
      <section className="card" aria-label="Your vouchers">
        {ids.length === 0 ? (
          <EmptyState heading="h2" title="No vouchers yet">
            <p>
              Invite a friend: when your friend subscribes, each of you gets a ${invitationRewardDollars} AUD voucher.
            </p>
            <LinkButton to={paths.profile} variant="main">
              Get my invitation link
            </LinkButton>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {ids.map((id) => (
              <li key={id}>
                <span className={styles.mark}>
                  <TicketPercent aria-hidden size={22} />
                </span>
                <div>
                  <b>Voucher {id.slice(-6).toUpperCase()}</b>
                  <small>Not used. It is kept for you until plans can be bought.</small>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
    </AccountPage>
  );
}
