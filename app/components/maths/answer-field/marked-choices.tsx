import { Check, RotateCcw } from 'lucide-react';
import { RichText } from '../rich-text';
import styles from './choice-field.module.css';

interface MarkedChoicesProps {
  choices: { id: string; html: string }[];
  /** The options that were tried, the last one last. */
  tried: string[];
  /** The option that was right, once it is known. */
  rightId: string | null;
}

/** The options after marking: a word and an icon stand with each colour. */
export function MarkedChoices({ choices, tried, rightId }: MarkedChoicesProps) {
  return (
    <ul className={styles.options}>
      {choices.map((choice, place) => {
        const state = choice.id === rightId ? 'right' : tried.includes(choice.id) ? 'not-yet' : 'plain';
        const tone = state === 'right' ? styles.right : state === 'not-yet' ? styles.notYet : '';
        return (
          <li key={choice.id} className={`${styles.option} ${tone}`} data-state={state}>
            <span className={styles.digit} aria-hidden>
              {place + 1}
            </span>
            <RichText html={choice.html} inline className={styles.text} />
            <State state={state} />
          </li>
        );
      })}
    </ul>
  );
}

function State({ state }: { state: string }) {
  if (state === 'plain') return null;
  const Icon = state === 'right' ? Check : RotateCcw;
  return (
    <span className={styles.word}>
      <Icon aria-hidden size={18} />
      {state === 'right' ? 'Correct' : 'Not yet'}
    </span>
  );
}
