import { hoursInWords } from '../../../rules/battle/limits';
import type { ClassFormState } from '../../lib/class-form';
import { TextField } from '../account/text-field';
import { BothVersions } from '../ui/both-versions';
import { Section } from '../ui/section';
import { timeOfMinute } from './battle-hours';
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
  const seen = hours === null ? '' : `${hours.fromMinute}-${hours.untilMinute}`;
  return (
    <Section
      title="Battles"
      note={
        hours === null
          ? 'Your students can play battles at any time. You can set hours, such as after school.'
          : `Your students can play battles from ${hoursInWords({ from: hours.fromMinute, until: hours.untilMinute })}, in the class’s time zone.`
      }
    >
      <PortalForm intent="hours" reply={reply} submit="Set these hours">
        <input type="hidden" name="seen" value={seen} />
        {typed?.isConflict ? (
          <BothVersions
            by={null}
            at={null}
            fields={[
              { name: 'from', label: 'From', mine: [typed.values.from ?? ''], theirs: [timeOr(hours?.fromMinute)] },
              { name: 'until', label: 'Until', mine: [typed.values.until ?? ''], theirs: [timeOr(hours?.untilMinute)] },
            ]}
            show={(_name, [time = '']) => time || 'At any time'}
          />
        ) : null}
        <TextField label="From" name="from" type="time" defaultValue={from} error={typed?.errors.from} />
        <TextField label="Until" name="until" type="time" defaultValue={until} error={typed?.errors.until} />
      </PortalForm>
      {hours === null ? null : (
        <PortalForm intent="any-hours" reply={reply} submit="At any time">
          <input type="hidden" name="seen" value={seen} />
        </PortalForm>
      )}
    </Section>
  );
}

const timeOr = (minute: number | undefined): string => (minute === undefined ? '' : timeOfMinute(minute));
