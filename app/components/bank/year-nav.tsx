import { Link } from '@remix-run/react';
import styles from './page.module.css';

const years = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The school years, one of them chosen. */
export function YearNav({ year, to }: { year: number; to: (year: number) => string }) {
  return (
    <nav className={styles.years} aria-label="School year">
      {years.map((each) => (
        <Link key={each} to={to(each)} aria-current={each === year ? 'true' : undefined} preventScrollReset>
          <span className="sr">Year </span>
          {each}
        </Link>
      ))}
    </nav>
  );
}

/** A year out of an address; Year 6 where there is none. */
export function readYear(text: string | null): number {
  const year = Number(text);
  return years.includes(year) ? year : 6;
}
