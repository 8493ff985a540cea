import styles from './week-list.module.css';

/** The days of a first week, one below the other. */
export function WeekList({ days }: { days: readonly { title: string; questions: number }[] }) {
  return (
    <ol className={styles.week}>
      {days.map((day, index) => (
        <li key={`${index} ${day.title}`} data-off={day.questions === 0 || undefined}>
          <span className={styles.day}>Day {index + 1}</span>
          <span>
            <b>{day.title}</b>
            <small>{day.questions === 0 ? 'Nothing to do' : `${day.questions} questions`}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}
