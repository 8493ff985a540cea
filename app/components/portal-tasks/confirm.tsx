import styles from './tasks.module.css';

/** What a change does to students, to be ticked before it is saved. What is ticked is the very sentence. */
export function Confirm({ question }: { question: string | undefined }) {
  if (question === undefined) return null;
  // Another question is another box: the tick belonged to the one before.
  return (
    <div key={question} role="alert" tabIndex={-1} className={styles.versions}>
      <p>
        <b>Nothing has been saved yet.</b> {question}
      </p>
      <label className={styles.choice}>
        <input type="checkbox" name="confirmed" value={question} />
        <span>Yes, save anyway</span>
      </label>
    </div>
  );
}
