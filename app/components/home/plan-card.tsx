import { Link } from '@remix-run/react';
import { paths } from '../../lib/paths';
import styles from './home.module.css';
import type { HomeData } from './home-data';

/** The week that follows from the placement test, with today's part first to see. */
export function PlanCard({ plan }: { plan: NonNullable<HomeData['plan']> }) {
  const { course, days, today } = plan;
  return (
    <section className="card" aria-labelledby="plan">
      <h2 id="plan" className={styles.cardTitle}>
        Your first week
      </h2>
      <ol className={styles.plan}>
        {days.map((day, index) => (
          <li key={`${index} ${day.title}`} aria-current={index === today ? 'date' : undefined}>
            <span>{index === today ? 'Today' : `Day ${index + 1}`}</span>
            {index === today && day.questions > 0 ? (
              <Link to={paths.createPractice(course.id, day.topicId === null ? {} : { topic: day.topicId })}>
                {day.title}
              </Link>
            ) : (
              <span>{day.title}</span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
