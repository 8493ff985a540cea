import { Cluster, Stack } from '../ui/layout';
import { ProgressBar } from '../ui/progress-bar';

const thousands = new Intl.NumberFormat('en-AU');

/** How full a pot is, as a bar with its figure, and how many put in. */
export function PotProgress({ pot: { sum, goal, givers } }: { pot: { sum: number; goal: number; givers: number } }) {
  const figure = `${thousands.format(sum)} of ${thousands.format(goal)} coins`;
  return (
    <Stack gap={2}>
      <ProgressBar value={sum / goal} label={figure} />
      <Cluster justify="between" gap={2}>
        <b className="num">{figure}</b>
        <span className="muted">
          {givers === 0
            ? 'Nobody has added coins yet'
            : `${givers} ${givers === 1 ? 'student has' : 'students have'} put in`}
        </span>
      </Cluster>
    </Stack>
  );
}
