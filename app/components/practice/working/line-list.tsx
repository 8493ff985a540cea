import { Check, CircleDashed, PencilLine, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { RichText } from '../../maths/rich-text';
import { Chip, type ChipTone, Mark } from '../../ui/chip';
import type { LineVerdict, WorkingLineView, WorkingView } from '../question-data';
import styles from './working.module.css';

const verdicts: Record<LineVerdict, { label: string; tone: ChipTone; Icon: typeof Check }> = {
  CHECKED: { label: 'Checked', tone: 'good', Icon: Check },
  SAME_SOLUTIONS: { label: 'Same solutions', tone: 'good', Icon: Check },
  LOOK_AGAIN: { label: 'Check this', tone: 'warn', Icon: RotateCcw },
  NOTED: { label: 'Saved', tone: 'plain', Icon: PencilLine },
  ANSWER: { label: 'We can’t check this line', tone: 'info', Icon: PencilLine },
};

/** What became of a line, with its colour and a word. */
export function LineVerdictChip({ verdict }: { verdict: LineVerdict }) {
  const { label, tone, Icon } = verdicts[verdict];
  return (
    <Chip tone={tone}>
      <Icon aria-hidden />
      {label}
    </Chip>
  );
}

/** The verdict on a line in one sentence, for people who hear the page. */
export function lineSaid(line: WorkingLineView | undefined): string {
  return line === undefined ? '' : `Line ${line.number}: ${verdicts[line.verdict].label}. ${line.message}`.trim();
}

interface LineListProps {
  working: WorkingView;
  /** A line that is on its way. */
  pending?: string | null;
  /** Below the last line, if it can still be changed. */
  change?: (line: WorkingLineView) => ReactNode;
}

/** The lines typed so far, from the question down, each with its verdict. */
export function LineList({ working: { startHtml, lines }, pending = null, change }: LineListProps) {
  return (
    <ol className={styles.lines} aria-label="Lines of working">
      {startHtml === null ? null : (
        <li className={styles.line}>
          <Mark round small tone="info" aria-hidden>
            Q
          </Mark>
          <RichText html={startHtml} className={styles.maths} />
          <span className="small muted">Start</span>
        </li>
      )}
      {lines.map((line, place) => (
        <Line key={line.number} line={line} change={place === lines.length - 1 ? change : undefined} />
      ))}
      {pending === null ? null : (
        <li className={styles.line}>
          <Mark round small tone="info" aria-hidden>
            {(lines.at(-1)?.number ?? 0) + 1}
          </Mark>
          <span className={styles.maths}>{pending}</span>
          <Chip>
            <CircleDashed aria-hidden />
            Checking…
          </Chip>
        </li>
      )}
    </ol>
  );
}

function Line({ line, change }: { line: WorkingLineView; change: LineListProps['change'] }) {
  const looks = line.verdict === 'LOOK_AGAIN';
  return (
    <li className={styles.line}>
      <Mark round small tone={looks ? 'warn' : 'info'} aria-hidden>
        {line.number}
      </Mark>
      <RichText html={line.html} className={styles.maths} />
      <LineVerdictChip verdict={line.verdict} />
      {line.message === '' && change === undefined ? null : (
        <div className={looks ? styles.reason : styles.remark}>
          {line.message === '' ? null : <p>{line.message}</p>}
          {change?.(line)}
        </div>
      )}
    </li>
  );
}
