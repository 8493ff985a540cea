import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { SegmentedButtons } from '../../ui/segmented-buttons';
import styles from '../practice.module.css';

export interface WorkTab {
  id: string;
  label: string;
  Icon: LucideIcon;
  content: ReactNode;
}

interface WorkPanelProps {
  /** The first one is there from the beginning, each other one once it was chosen. */
  tabs: [WorkTab, ...WorkTab[]];
  /** Who else sees it; null for nobody. */
  note: string | null;
}

/** My working beside the question. Where there is more than one way to work, tabs choose; what was chosen stays mounted. */
export function WorkPanel({ tabs, note }: WorkPanelProps) {
  const [open, setOpen] = useState(tabs[0].id);
  const [mounted, setMounted] = useState([open]);
  const choose = (id: string) => {
    setOpen(id);
    setMounted((before) => (before.includes(id) ? before : [...before, id]));
  };
  const name = useId();
  const items = tabs.map(({ id, label, Icon }) => ({
    id,
    content: (
      <>
        <Icon aria-hidden size={18} />
        {label}
      </>
    ),
  }));
  return (
    <section className={`card ${styles.card}`} aria-labelledby={`${name}-title`} data-part="working">
      <div className={styles.workHead}>
        <h2 id={`${name}-title`}>My working</h2>
        {tabs.length > 1 ? (
          <SegmentedButtons label="Ways to show working" items={items} chosen={open} onChoose={choose} />
        ) : null}
      </div>
      {note === null ? null : <p className={`small muted ${styles.workNote}`}>{note}</p>}
      {tabs.map(({ id, content }) => (
        <div key={id} className={styles.workContent} hidden={id !== open}>
          {mounted.includes(id) ? content : null}
        </div>
      ))}
    </section>
  );
}
