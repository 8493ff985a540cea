import { useSearchParams } from '@remix-run/react';
import { Radio } from 'lucide-react';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import type { LiveChangeData } from '../../graphql/tasks/live-task';
import { paths } from '../../lib/paths';
import { EmptyState } from '../ui/empty-state';
import { Cluster, Split } from '../ui/layout';
import { Stat, Stats } from '../ui/lists';
import { PageHeader } from '../ui/page';
import { Section } from '../ui/section';
import { Segmented } from '../ui/segmented';
import { livePaths } from './live-paths';
import { LiveTileView } from './live-tile-view';
import { type LivePulse, type LiveTile, livePulse, liveTiles } from './live-tiles';
import styles from './live-view.module.css';
import { type LiveLink, useLiveTask } from './use-live-task';

interface LiveViewProps {
  task: { id: string; title: string; type: 'HOMEWORK' | 'TEST' };
  first: LiveChangeData;
}

/** How the students of a task get on, as they work. Without scripts it is where they stood when the page was loaded. */
export function LiveView({ task, first }: LiveViewProps) {
  const [query] = useSearchParams();
  const byName = query.get('sort') === 'name';
  const namesHidden = query.get('names') === 'hidden';
  const { picture, now, link } = useLiveTask(task.id, first);
  const tiles = useMemo(() => liveTiles(picture, now, { byName, namesHidden }), [picture, now, byName, namesHidden]);
  return (
    <>
      <PageHeader
        heading="h2"
        back={{ to: paths.teacherTask(task.id), label: 'Back to task' }}
        title={`${task.title}, live`}
        actions={<LinkState link={link} />}
      />
      <Controls taskId={task.id} byName={byName} namesHidden={namesHidden} />
      {tiles.length === 0 ? (
        <Section label="Students">
          <EmptyState plain heading="h3" title="This task hasn’t been given to anyone yet">
            <p>Students who join the class get it while it’s open.</p>
          </EmptyState>
        </Section>
      ) : (
        <Split>
          <ul className={styles.tiles} aria-label="Students">
            {tiles.map((tile) => (
              <LiveTileView key={tile.id} taskId={task.id} {...tile} />
            ))}
          </ul>
          <Pulse {...livePulse(tiles)} isTest={task.type === 'TEST'} usual={usualLabel(picture.usualSeconds)} />
        </Split>
      )}
      <Announcer tiles={tiles} />
    </>
  );
}

interface ControlsProps {
  taskId: string;
  byName: boolean;
  namesHidden: boolean;
}

/** In what order the students stand, and whether their names are shown. */
const Controls = memo(function Controls({ taskId, byName, namesHidden }: ControlsProps) {
  const to = (look: { byName?: boolean; namesHidden?: boolean }) =>
    livePaths.page(taskId, { byName, namesHidden, ...look });
  return (
    <Cluster justify="between">
      <Segmented
        label="Order"
        items={[
          { label: 'Needs help first', to: to({ byName: false }), current: !byName },
          { label: 'By name', to: to({ byName: true }), current: byName },
        ]}
      />
      <Segmented
        label="Names"
        items={[
          { label: 'Show names', to: to({ namesHidden: false }), current: !namesHidden },
          { label: 'Hide names', to: to({ namesHidden: true }), current: namesHidden },
        ]}
      />
    </Cluster>
  );
});

const linkLabels: Record<LiveLink, string> = {
  // Without scripts it stays at this.
  READY: 'Reload the page to see where everyone is now.',
  LIVE: 'Updates live',
  AWAY: 'Connection lost, trying again…',
  ENDED: 'Live updates have stopped. Reload the page.',
};

const LinkState = memo(function LinkState({ link }: { link: LiveLink }) {
  return (
    <Cluster as="p" gap={2} className={`small ${styles.link}`} data-link={link}>
      <Radio size={20} aria-hidden />
      {linkLabels[link]}
    </Cluster>
  );
});

const parts = [
  { key: 'done', label: 'done' },
  { key: 'working', label: 'working' },
  { key: 'stuck', label: 'stuck' },
  { key: 'away', label: 'not here' },
] as const;

const Pulse = memo(function Pulse({ isTest, usual, ...pulse }: LivePulse & { isTest: boolean; usual: string }) {
  const counts = parts.map((part) => ({ ...part, count: pulse[part.key] }));
  return (
    <Section title="Class pulse" heading="h3" className={styles.pulse}>
      <div className={styles.shares} aria-hidden>
        {counts.map(({ key, count }) =>
          count === 0 ? null : <i key={key} className={styles.share} data-part={key} style={{ flexGrow: count }} />,
        )}
      </div>
      <Stats>
        {counts.map(({ key, label, count }) => (
          <Stat
            key={key}
            label={
              <>
                <i className={styles.dot} data-part={key} aria-hidden /> {label}
              </>
            }
          >
            {count}
          </Stat>
        ))}
      </Stats>
      <p className="small muted">
        {pulse.inside === 1 ? '1 student is in the task now.' : `${pulse.inside} students are in the task now.`} {usual}{' '}
        {isTest
          ? 'Tests are marked once they’re handed in. Until then, you can see how many questions each student has answered.'
          : 'Stuck means two wrong answers to one question, or three times the class’s usual time.'}
      </p>
    </Section>
  );
});

function usualLabel(seconds: number | null): string {
  if (seconds === null) return 'Nobody has answered a question yet.';
  return `Half the answers took ${timeLabel(seconds)} or less.`;
}

function timeLabel(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 100) return whole === 1 ? '1 second' : `${whole} seconds`;
  return `${Math.round(whole / 60)} minutes`;
}

/** Says who got stuck, to people who hear the page; all else they read when they want it. */
function Announcer({ tiles }: { tiles: LiveTile[] }) {
  const known = useRef<Set<string> | null>(null);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const stuck = tiles.filter(({ standing }) => standing === 'STUCK');
    const fresh = known.current === null ? [] : stuck.filter(({ id }) => !known.current?.has(id));
    known.current = new Set(stuck.map(({ id }) => id));
    if (fresh.length > 0) setSaid(`${fresh.map(({ name }) => name).join(', ')} may be stuck.`);
  }, [tiles]);
  return (
    <p role="status" className="sr">
      {said}
    </p>
  );
}
