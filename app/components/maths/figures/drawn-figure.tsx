import figure from './shared/figure.module.css';
import table from './shared/table.module.css';

interface DrawnFigureProps {
  /** Safe HTML made by `figureHtml` on the page server. */
  html: string;
  /** Its place on the page. */
  className?: string;
}

/** A figure as drawn on the page server, with the styles that drawings use. */
export function DrawnFigure({ html, className = '' }: DrawnFigureProps) {
  return <div className={`${figure.drawn} ${table.drawn} ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
