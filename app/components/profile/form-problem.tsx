import styles from '../account-pages/account-page.module.css';

/** What is wrong with a whole form, read out at once. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p role="alert" className={styles.problem}>
      {text}
    </p>
  );
}
