import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button-class';
import type { ChartTable } from './chart-table';
import styles from './charts.module.css';
import { TableDetails } from './table-details';

interface ChartCardProps {
  id: string;
  title: string;
  /** One or two sentences: what is counted, and how. */
  note: string;
  table: ChartTable;
  /** Where the same table comes as a file. */
  csv: string;
  /** Takes the whole row of cards. */
  wide?: boolean;
  children: ReactNode;
}

/** A card with one chart, its numbers as a table and as a file. */
export function ChartCard({ id, title, note, table, csv, wide = false, children }: ChartCardProps) {
  return (
    <section className={`card ${styles.card}`} data-wide={wide || undefined} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="muted small">{note}</p>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>
        <TableDetails name={title} table={table} />
        {/* No Link: a file is not a page of ours. */}
        <a href={csv} className={buttonClass({ variant: 'quiet', size: 'sm' }, styles.download)}>
          <Download size={18} aria-hidden />
          Download CSV <span className="sr">of {title}</span>
        </a>
      </div>
    </section>
  );
}
