import { useId, useState } from 'react';
import { batteryColour, batteryDrawnWidth, batteryPercent } from '../../../rules/battery';
import type { AiCredit } from '../../graphql/shell/ai-credit';
import styles from './credit-battery.module.css';
import { renewalTime } from './renewal-time';

const roomForBar = 20;

/** How much AI credit is left, as a battery. Pressing it tells the numbers and when they renew. */
export function CreditBattery({ credit, timeZone }: { credit: AiCredit; timeZone: string }) {
  const [told, setTold] = useState(false);
  const detailsId = useId();
  const { creditsUsed, totalCredits, nextResetTime } = credit;
  const percent = batteryPercent(creditsUsed, totalCredits);
  const shown = `${Math.round(percent)}%`;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.battery}
        aria-label={`AI credits: ${shown} left`}
        aria-expanded={told}
        aria-controls={detailsId}
        data-colour={batteryColour(percent)}
        onClick={() => setTold(!told)}
        onBlur={() => setTold(false)}
      >
        <svg width="30" height="16" viewBox="0 0 30 16" aria-hidden="true">
          <rect x="1" y="1" width="25" height="14" rx="4" fill="none" stroke="currentColor" strokeWidth="1.6" />
          <rect
            className={styles.bar}
            x="3.5"
            y="3.5"
            width={(batteryDrawnWidth(percent) / 100) * roomForBar}
            height="9"
            rx="2"
          />
          <path d="M28 6v4" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
        {shown}
      </button>
      <p id={detailsId} role="status" className={styles.details} hidden={!told}>
        {told ? `${Math.max(0, totalCredits - creditsUsed)} of ${totalCredits} AI credits left.` : null}
        {told ? <span> They renew at {renewalTime(nextResetTime, timeZone)}.</span> : null}
      </p>
    </div>
  );
}
