import { TicketPercent } from 'lucide-react';
import { invitationRewardDollars } from '../../../rules/constants';
import { moneyText } from '../../../rules/money/cents';
import type { VoucherState } from '../../../rules/money/voucher';
import { paths } from '../../lib/paths';
import { invitationCount } from '../invitations/invitation-count';
import { Chip, type ChipTone, Mark } from '../ui/chip';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';

interface VoucherView {
  id: string;
  code: string;
  cents: number;
  reason: string;
  state: VoucherState;
  /** Days in full; null where there is none. */
  lastDay: string | null;
  usedOn: string | null;
}

interface DiscountsViewProps {
  vouchers: VoucherView[];
  invitations: { registered: number; rewarded: number };
}

const reasons: Record<string, string> = {
  INVITATION: 'for a friend who subscribed',
  INVITED: 'for joining through a friend’s invitation',
  LANDING_OFFER: 'for a first plan',
};

const states: Record<VoucherState, { tone: ChipTone; label: string }> = {
  OPEN: { tone: 'good', label: 'Open' },
  RESERVED: { tone: 'warn', label: 'Being used' },
  USED: { tone: 'plain', label: 'Used' },
  EXPIRED: { tone: 'plain', label: 'Expired' },
  CLAWED_BACK: { tone: 'plain', label: 'Cancelled' },
};

/** Every voucher with what became of it, and how the invitations stand. */
export function DiscountsView({ vouchers, invitations }: DiscountsViewProps) {
  const open = vouchers.filter(({ state }) => state === 'OPEN').length;
  const lead =
    open === 0
      ? 'Vouchers are taken off the price of a plan.'
      : open === 1
        ? 'You have one voucher to use.'
        : `You have ${open} vouchers to use.`;
  return (
    <Page width="narrow" title="Discounts" lead={lead}>
      <Section label="Your vouchers">
        {vouchers.length === 0 ? (
          <EmptyState heading="h2" title="No vouchers yet">
            <p>
              Invite a friend: when your friend subscribes, each of you gets a ${invitationRewardDollars} AUD voucher.
            </p>
            <LinkButton to={paths.profile} variant="main">
              Get my invitation link
            </LinkButton>
          </EmptyState>
        ) : (
          <Rows>
            {vouchers.map((voucher) => (
              <Row
                key={voucher.id}
                mark={
                  <Mark tone="accent">
                    <TicketPercent aria-hidden size={22} />
                  </Mark>
                }
                title={`${moneyText(voucher.cents, 'AUD')}, ${voucher.code}`}
                note={sentence(voucher)}
              >
                <Chip tone={states[voucher.state].tone}>{states[voucher.state].label}</Chip>
              </Row>
            ))}
          </Rows>
        )}
      </Section>
      <Section title="Your invitations">
        <p>
          {invitationCount(invitations)} Each of you gets ${invitationRewardDollars} AUD when a friend’s first payment
          is made.
        </p>
      </Section>
    </Page>
  );
}

function sentence({ reason, state, lastDay, usedOn }: VoucherView): string {
  const cause = reasons[reason] ?? 'from us';
  const begin = `${cause.charAt(0).toUpperCase()}${cause.slice(1)}`;
  if (state === 'USED' && usedOn !== null) return `${begin}. Used on ${usedOn}.`;
  if (state === 'CLAWED_BACK') return `${begin}. Your friend’s payment was refunded.`;
  if (lastDay === null) return `${begin}.`;
  return `${begin}. ${state === 'EXPIRED' ? 'It could be used' : 'It can be used'} to ${lastDay}, one for each payment.`;
}
