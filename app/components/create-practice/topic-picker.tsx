import { Option } from '../practice-form/option';
import form from '../practice-form/practice-form.module.css';
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
    <fieldset className={`${form.card} ${styles.topicCard}`}>
      <legend>Topics</legend>
      <p className={form.hint}>
        {ready.length === 0
          ? 'This course has no questions yet. Choose another course for now.'
          : 'Tick what you want to work on. Leave them all blank for a mix of everything.'}
      </p>
      {strands.map((strand) => (
        <div key={strand} className={styles.strand}>
          <h3>{strand}</h3>
          <div className={form.options}>
            {ready
              .filter((topic) => topic.strand === strand)
              .map((topic) => (
                <Option
                  key={topic.id}
                  type="checkbox"
                  name="topic"
                  value={topic.id}
                  defaultChecked={chosenTopicIds.includes(topic.id)}
                >
                  {topic.title}
                </Option>
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
