import { RichText } from '../rich-text';
import styles from './choice-field.module.css';

interface ChoiceFieldProps {
  choices: { id: string; html: string }[];
  /** Id of the option that is chosen; empty for none. */
  value: string;
  onChange: (id: string) => void;
}

/**
 * The options of a multiple-choice question: one radio group, so arrows move and the digit keys choose. The digit is part
 * of each name, so that it is heard, and an option of maths alone still has words.
 */
export function ChoiceField({ choices, value, onChange }: ChoiceFieldProps) {
  return (
    <fieldset>
      <legend className="sr">Your answer</legend>
      <div className={styles.options}>
        {choices.map((choice, place) => (
          <label key={choice.id} className={styles.option}>
            <input
              className={styles.radio}
              type="radio"
              name="answer"
              value={choice.id}
              checked={value === choice.id}
              onChange={() => onChange(choice.id)}
            />
            <span className={styles.digit}>{place + 1}</span>
            <RichText html={choice.html} inline className={styles.text} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
