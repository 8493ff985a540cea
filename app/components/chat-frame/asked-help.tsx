import { RichText } from '../maths/rich-text';
import type { StepView } from '../practice/question-data';
import { WorkedSteps } from '../practice/worked-steps';
import { Button } from '../ui/button';
import { Skeleton } from '../ui/skeleton';
import styles from './asked-help.module.css';
import { askedMessage, missingHelp } from './frame-messages';
import type { AskedHelp } from './use-question-help';

interface AskedHelpCardProps {
  aiModel: 'HINT' | 'SOLUTION';
  help: AskedHelp;
  /** Puts it away: the talk alone. */
  onLeave: () => void;
}

/** The hint or the steps that the panel was opened about, as a message of the tutor. */
export function AskedHelpCard({ aiModel, help, onLeave }: AskedHelpCardProps) {
  return (
    <li className={styles.asked} data-newest>
      <p className={styles.words}>{askedMessage[aiModel]}</p>
      {help === 'coming' ? (
        <Skeleton height="120px" />
      ) : (
        <section className={styles.card}>{cardOf(aiModel, help)}</section>
      )}
      <Button variant="quiet" size="sm" className={styles.leave} onClick={onLeave}>
        Back to chat
      </Button>
    </li>
  );
}

function cardOf(aiModel: 'HINT' | 'SOLUTION', help: Exclude<AskedHelp, 'coming'>) {
  if (help === 'missing') return <p>{missingHelp}</p>;
  const { hint, solution, example } = help;
  if (aiModel === 'HINT') {
    return hint === null ? <p>{missingHelp}</p> : <HintCard number={hint.number} html={hint.html} />;
  }
  if (solution !== null) return <StepsCard title="Worked solution" steps={solution} />;
  if (example === null) return <p>{missingHelp}</p>;
  return <StepsCard title="A similar worked example" promptHtml={example.promptHtml} steps={example.steps} />;
}

function HintCard({ number, html }: { number: number; html: string }) {
  return (
    <>
      <h2>Hint {number}</h2>
      <RichText html={html} />
    </>
  );
}

function StepsCard({ title, promptHtml, steps }: { title: string; promptHtml?: string; steps: StepView[] }) {
  return (
    <>
      <h2>{title}</h2>
      {promptHtml === undefined ? null : <RichText html={promptHtml} />}
      <WorkedSteps steps={steps} />
    </>
  );
}
