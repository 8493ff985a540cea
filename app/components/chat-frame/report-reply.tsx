import { useFetcher } from '@remix-run/react';
import { Flag } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from '../ui/button';
import styles from './report-reply.module.css';
import type { TalkReply } from './talk-data';

const reasons = ['The maths looks wrong', 'I don’t understand it', 'It isn’t kind', 'Something else'];

interface ReportReplyProps {
  talkId: string;
  number: number;
  isReported: boolean;
}

/** Says that something is wrong with a reply; opens from the flag, with or without scripts. */
export function ReportReply({ talkId, number, isReported }: ReportReplyProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const fetcher = useFetcher<TalkReply | null>();
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || details.current?.open !== true) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details
      ref={details}
      className={styles.report}
      aria-live="off"
      data-reported={isReported || undefined}
      onKeyDown={close}
    >
      <summary aria-label={isReported ? 'You reported this reply' : 'Report this reply'}>
        <Flag aria-hidden size={16} fill={isReported ? 'currentColor' : 'none'} />
      </summary>
      <div className={styles.panel}>
        {isReported ? (
          <p role="status">Thanks, we’ll look into it.</p>
        ) : (
          <fetcher.Form method="post">
            <input type="hidden" name="intent" value="report" />
            <input type="hidden" name="talkId" value={talkId} />
            <input type="hidden" name="number" value={number} />
            <fieldset>
              <legend>What’s wrong with this reply?</legend>
              {reasons.map((reason, place) => (
                <label key={reason} className={styles.reason}>
                  <input type="radio" name="reason" value={reason} defaultChecked={place === 0} />
                  {reason}
                </label>
              ))}
            </fieldset>
            {fetcher.state === 'idle' && fetcher.data ? <p role="alert">{fetcher.data.message}</p> : null}
            <Button type="submit" size="sm" full busy={fetcher.state !== 'idle'}>
              Send
            </Button>
          </fetcher.Form>
        )}
      </div>
    </details>
  );
}
