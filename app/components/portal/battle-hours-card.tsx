import { hoursInWords } from '../../../rules/battle/limits';
import type { ClassFormState } from '../../lib/class-form';
import { TextField } from '../account/text-field';
import { timeOfMinute } from './battle-hours';
import styles from './portal.module.css';
import { PortalForm } from './portal-form';

interface BattleHoursCardProps {
  /** Minutes of the day; null at any time. */
  hours: { fromMinute: number; untilMinute: number } | null;
  reply: ClassFormState | undefined;
}

/** When students of the class may play battles. */
export function BattleHoursCard({ hours, reply }: BattleHoursCardProps) {
  const typed = reply?.intent === 'hours' ? reply : undefined;
  const from = typed?.values.from ?? (hours === null ? '15:30' : timeOfMinute(hours.fromMinute));
  const until = typed?.values.until ?? (hours === null ? '20:00' : timeOfMinute(hours.untilMinute));
  return (
    <section className="card" aria-labelledby="battle-hours">
      <h2 id="battle-hours">Battles</h2>
      <p className={styles.gap}>
        {hours === null
          ? 'Your students may play battles at any time. You can set hours, such as after school.'
          : `Your students may play battles from ${hoursInWords({ from: hours.fromMinute, until: hours.untilMinute })}, in the time zone of the class.`}
      </p>
      <PortalForm intent="hours" reply={reply} submit="Set these hours">
        <TextField label="From" name="from" type="time" defaultValue={from} error={typed?.errors.from} />
        <TextField label="Until" name="until" type="time" defaultValue={until} error={typed?.errors.until} />
      </PortalForm>
      {hours === null ? null : <PortalForm intent="any-hours" reply={reply} submit="At any time" />}
    </section>
  );
}
