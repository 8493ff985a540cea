import { Link } from '@remix-run/react';
import { Check, Hand, Minus } from 'lucide-react';
import { memo } from 'react';
import type { LiveStanding } from '../../../rules/tasks/live';
import { paths } from '../../lib/paths';
import { Chip, type ChipTone } from '../ui/chip';
import type { LiveTile } from './live-tiles';
import styles from './live-view.module.css';

const looks: Partial<Record<LiveStanding, { tone: ChipTone; Icon: typeof Check }>> = {
  STUCK: { tone: 'warn', Icon: Hand },
  DONE: { tone: 'good', Icon: Check },
  ENDED: { tone: 'plain', Icon: Minus },
  AWAY: { tone: 'plain', Icon: Minus },
  NOT_OPENED: { tone: 'plain', Icon: Minus },
  EXCUSED: { tone: 'plain', Icon: Minus },
};

/** One student at work, in words; drawn again only when one of them changes. */
export const LiveTileView = memo(function LiveTileView({
  taskId,
  id,
  name,
  standing,
  label,
  place,
  note,
  percent,
}: LiveTile & { taskId: string }) {
  const look = looks[standing];
  return (
    <li>
      <Link
        to={paths.teacherStudentTask(taskId, id)}
        className={styles.tile}
        data-standing={standing}
        prefetch="none"
        aria-label={[name, label, place === null ? '' : `question ${place}`, note].filter(Boolean).join(', ')}
      >
        <b className={styles.name}>{name}</b>
        {look === undefined ? (
          <span className={styles.working}>{label}</span>
        ) : (
          <Chip tone={look.tone}>
            <look.Icon aria-hidden />
            {label}
          </Chip>
        )}
        <span className={styles.line}>
          <span className="num">{place ?? '–'}</span>
          <span className="num">{note}</span>
        </span>
        <span className={styles.bar}>
          <i className={styles.fill} style={{ transform: `scaleX(${percent / 100})` }} />
        </span>
      </Link>
    </li>
  );
});
