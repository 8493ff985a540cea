import type { Share } from './task-report';

/** A share with its count: the per cent in the colour of scores, never the colour alone. */
export function ShareCell({ share: { count, of, percent, colour } }: { share: Share }) {
  if (percent === null) return <span className="muted">–</span>;
  return (
    <>
      <b data-score={colour ?? undefined}>{percent}%</b>
      <small>
        {count} of {of}
      </small>
    </>
  );
}
