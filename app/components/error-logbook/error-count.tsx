import { Mark } from '../ui/chip';

/** How many errors a row stands for. */
export function ErrorCount({ count, tone = 'accent' }: { count: number; tone?: 'accent' | 'good' }) {
  return (
    <Mark tone={tone}>
      {count}
      <span className="sr">{count === 1 ? ' error' : ' errors'}</span>
    </Mark>
  );
}
