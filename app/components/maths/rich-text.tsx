import styles from './rich-text.module.css';

interface RichTextProps {
  /** Safe HTML made by `typeset` on the page server. */
  html: string;
  /** Inside a sentence: a span. */
  inline?: boolean;
  className?: string;
}

/** Words with formulas, as typeset on the page server; the maths typesetter itself never reaches the browser. */
export function RichText({ html, inline = false, className }: RichTextProps) {
  const Element = inline ? 'span' : 'div';
  const classes = className === undefined ? styles.rich : `${styles.rich} ${className}`;
  return <Element className={classes} dangerouslySetInnerHTML={{ __html: html }} />;
}
