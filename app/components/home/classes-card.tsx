import { Link } from '@remix-run/react';
import { ChevronRight, School } from 'lucide-react';
import { paths } from '../../lib/paths';
import styles from './home.module.css';

/** The way to the student's classes. */
export function ClassesCard() {
  return (
    <section className="card" aria-labelledby="my-classes">
      <h2 id="my-classes" className={styles.cardTitle}>
        Classes
      </h2>
      <Link to={paths.classes} className={styles.due}>
        <School size={22} aria-hidden />
        <span className={styles.dueText}>
          <b>Your classes</b>
          <small>See who’s in them, or join one with a code</small>
        </span>
        <ChevronRight size={20} aria-hidden />
      </Link>
    </section>
  );
}
