import { Check, Pause } from 'lucide-react';
import { Section } from '../ui/section';
import styles from './home.module.css';
import type { HomeData } from './home-data';

const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];
const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface WeekStripProps {
  week: HomeData['week'];
  today: string;
  answeredToday: number;
  streakDays: number;
  pausesHeld: number;
}

/** Seven days, Monday first: a tick for each day with practice, and a pause where one kept the streak. */
export function WeekStrip({ week, today, answeredToday, streakDays, pausesHeld }: WeekStripProps) {
  const total = week.reduce((sum, day) => sum + day.answered, 0);
  return (
    <Section
      title="This week"
      aside={<span className="small muted">{total === 1 ? '1 question' : `${total} questions`}</span>}
    >
      <ol className={styles.week}>
        {week.map((day, index) => {
          const classes = [styles.day];
          if (day.answered > 0) classes.push(styles.dayDone);
          if (day.paused) classes.push(styles.dayPaused);
          if (day.date === today) classes.push(styles.dayToday);
          return (
            <li key={day.date} className={classes.join(' ')}>
              <i aria-hidden="true">
                {day.answered > 0 ? <Check size={16} /> : day.paused ? <Pause size={14} /> : null}
              </i>
              <span aria-hidden="true">{letters[index]}</span>
              <span className="sr">
                {names[index]}: {day.paused ? 'a pause day' : `${day.answered} answered`}
              </span>
            </li>
          );
        })}
      </ol>
      <p className="small muted">
        {answeredToday > 0
          ? 'You’ve practised today. Come back tomorrow to keep it going.'
          : streakDays > 0
            ? `Answer one question today to make it a ${streakDays + 1}-day streak.`
            : 'Answer one question to start a streak.'}
        {pausesHeld > 0 ? ` You have ${pausesHeld === 1 ? '1 pause day' : `${pausesHeld} pause days`}.` : null}
      </p>
    </Section>
  );
}
