import styles from './create-practice.module.css';
import type { PracticeCourse } from './practice-course';

interface TopicPickerProps {
  topics: PracticeCourse['topics'];
  chosenTopicIds: string[];
}

/** The topics that have questions, by strand. None ticked means all of them. */
export function TopicPicker({ topics, chosenTopicIds }: TopicPickerProps) {
  const ready = topics.filter((topic) => topic.templateCount > 0);
  const strands = [...new Set(ready.map((topic) => topic.strand))];
  return (
    <fieldset className={`${styles.card} ${styles.topicCard}`}>
      <legend>Topics</legend>
      <p className={styles.hint}>
        {ready.length === 0
          ? 'This course has no questions yet. Choose another course for now.'
          : 'Tick what you want to work on. With nothing ticked, all of these are mixed.'}
      </p>
      {strands.map((strand) => (
        <div key={strand} className={styles.strand}>
          <h3>{strand}</h3>
          <div className={styles.topics}>
            {ready
              .filter((topic) => topic.strand === strand)
              .map((topic) => (
                <label key={topic.id} className={styles.option}>
                  <input
                    type="checkbox"
                    name="topic"
                    value={topic.id}
                    defaultChecked={chosenTopicIds.includes(topic.id)}
                  />
                  {topic.title}
                </label>
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
