import styles from './skip-link.module.css';

/** First in the tab order of every page; seen once it has the focus. */
export function SkipLink() {
  return (
    <a href="#main" className={styles.skip}>
      Skip to main content
    </a>
  );
}
