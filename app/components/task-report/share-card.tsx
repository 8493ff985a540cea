import { Form, useNavigation } from '@remix-run/react';
import { Monitor, Smartphone, Tablet } from 'lucide-react';
import { mostOpenShares, shareDays, type ViewDevice } from '../../../rules/report-sharing';
import type { QrCodeData } from '../../lib/class-qr-code';
import { CopyField } from '../portal/copy-field';
import { QrCode } from '../portal/qr-code';
import { Alert, Callout } from '../ui/alert';
import { Button } from '../ui/button';
import { Cluster, Grow, Stack } from '../ui/layout';
import { Rows } from '../ui/lists';
import { Section } from '../ui/section';

/** A link that works. What it leads to is shown once, when it is made. */
export interface ShareView {
  id: string;
  /** "Made 20 Nov 2026 by you". */
  made: string;
  until: string;
  viewCount: number;
  /** For the one who shared alone. */
  views: { device: ViewDevice; at: string }[] | null;
}

export interface ShareReply {
  made: { link: string; until: string; code: QrCodeData } | null;
  message: string | null;
}

export interface ShareCardProps {
  /** Whose report it is, for a teacher; null for one's own. */
  firstName: string | null;
  /** Null: whoever looks may share. Else the reason why not, as a sentence. */
  refusal: string | null;
  shares: ShareView[];
  formKey: string;
  reply: ShareReply | undefined;
}

/** Links to a report for the family: make one, see how often each was opened, and stop it. Plain forms. */
export function ShareCard({ firstName, refusal, shares, formKey, reply }: ShareCardProps) {
  const intent = useNavigation().formData?.get('intent');
  return (
    <Section title="Share with family" className="no-print">
      <p className="small muted">
        They see this report with {firstName === null ? 'your' : `${firstName}’s`} first name only. No account needed. A
        link works for {shareDays} days, and you can stop it at any time.
      </p>
      <Alert>{reply?.message}</Alert>
      {reply?.made ? <Made made={reply.made} /> : null}
      {shares.length === 0 ? null : (
        <Rows tall label="Active links">
          {shares.map((share) => (
            <Share key={share.id} share={share} busy={intent === `stop-share ${share.id}`} />
          ))}
        </Rows>
      )}
      {refusal !== null ? (
        <p className="small">{refusal}</p>
      ) : shares.length >= mostOpenShares ? (
        <p className="small">You have {mostOpenShares} links. Stop one to make another.</p>
      ) : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="formKey" value={formKey} />
          <Button
            type="submit"
            name="intent"
            value="share"
            variant={shares.length === 0 ? 'main' : 'line'}
            busy={intent === 'share'}
          >
            {shares.length === 0 ? 'Create link' : 'Create another link'}
          </Button>
        </Form>
      )}
    </Section>
  );
}

function Made({ made: { link, until, code } }: { made: NonNullable<ShareReply['made']> }) {
  return (
    <Callout role="status">
      <QrCode code={code} label="QR code of the link" />
      <p className="small">
        <b>Works until {until}.</b> Copy or show it now: we don’t store the link, so we can’t show it again.
      </p>
      <CopyField label="Link for the family" value={link} />
      <p className="small">
        <a href={link} target="_blank" rel="noreferrer">
          See what they see
        </a>
      </p>
    </Callout>
  );
}

const devices: Record<ViewDevice, { label: string; Icon: typeof Smartphone }> = {
  PHONE: { label: 'On a phone', Icon: Smartphone },
  TABLET: { label: 'On a tablet', Icon: Tablet },
  COMPUTER: { label: 'On a computer', Icon: Monitor },
};

function Share({ share, busy }: { share: ShareView; busy: boolean }) {
  const { id, made, until, viewCount, views } = share;
  return (
    <li>
      <p className="small">
        <b>{made}</b>, works until {until}
      </p>
      <p className="small muted">{opened(viewCount)}</p>
      {views === null || views.length === 0 ? null : (
        <Stack as="ul" gap={1} className="small" aria-label="Recent views">
          {views.map(({ device, at }, place) => {
            const { label, Icon } = devices[device];
            return (
              <Cluster key={place} as="li" gap={2}>
                <Icon aria-hidden size={18} />
                <Grow as="span">{label}</Grow>
                <span className="muted">{at}</span>
              </Cluster>
            );
          })}
        </Stack>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="shareId" value={id} />
        <Button
          type="submit"
          name="intent"
          value={`stop-share ${id}`}
          variant="quiet"
          busy={busy}
          aria-label={`Stop the link: ${made}`}
        >
          Stop this link
        </Button>
      </Form>
    </li>
  );
}

function opened(count: number): string {
  if (count === 0) return 'Not viewed yet';
  return count === 1 ? 'Viewed once' : `Viewed ${count} times`;
}
