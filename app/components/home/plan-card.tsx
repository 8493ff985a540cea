import { CircleCheck } from 'lucide-react';
import styles from './home.module.css';
import type { HomeData } from './home-data';

/** The week that follows from the placement test, with today's part first to see; it starts from the next step. */
export function PlanCard({ plan }: { plan: NonNullable<HomeData['plan']> }) {
  const { days, today, todayDone } = plan;
  return (
    <section className="card" aria-labelledby="plan">
      <h2 id="plan" className={styles.cardTitle}>
        Your first week
      </h2>
      <ol className={styles.plan}>
        {days.map((day, index) => (
          <li key={`${index} ${day.title}`} aria-current={index === today ? 'date' : undefined}>
            <span>{index === today ? 'Today' : `Day ${index + 1}`}</span>
            <span>
              {day.title}
              {index === today && todayDone ? (
                <span className={styles.planDone}>
                  <CircleCheck size={18} aria-hidden />
                  Done
                </span>
              ) : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
