import { HeartHandshake, X } from 'lucide-react';
import type { CareLevel } from '../../../rules/care/care-level';
import { careLinks, careText } from '../../../rules/care/care-text';
import closeButton from '../ui/close-button.module.css';
import styles from './care-note.module.css';

/** What stands in the note. It can be closed without scripts. */
export default function CareCard({ level, before }: { level: CareLevel; before: number }) {
  return (
    <dialog open className={styles.note} aria-labelledby="care-title">
      <h2 id="care-title">
        <HeartHandshake aria-hidden size={22} />
        Someone to talk to
      </h2>
      <p>{careText(level, { before, year: null, beside: 'form' })}</p>
      <ul>
        {careLinks(level, null).map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
      <p className={styles.small}>This message comes up automatically. If it’s not for you, just close it.</p>
      <form method="dialog">
        <button type="submit" className={closeButton.close} aria-label="Close">
          <X aria-hidden size={18} />
        </button>
      </form>
    </dialog>
  );
}
