import type { Award } from '../../lib/awards';
import styles from './award-list.module.css';

/** Awards and mentions; nothing at all while there are none. */
export function AwardList({ awards }: { awards: readonly Award[] }) {
  if (awards.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby="awards">
      <div className="page">
        <h2 id="awards">Awards and mentions</h2>
        <ul className={styles.list}>
          {awards.map(({ name, givenBy, year, link }) => (
            <li key={name}>
              <a href={link} rel="noreferrer">
                {name}
              </a>
              <span>
                {givenBy}, {year}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
