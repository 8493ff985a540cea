import { Choice } from '../ui/choices';
import { Fieldset } from '../ui/field';
import { Cluster, Stack } from '../ui/layout';
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
    <Fieldset
      legend="Topics"
      hint={
        ready.length === 0
          ? 'This course has no questions yet. Choose another course for now.'
          : 'Tick what you want to work on. Leave them all blank for a mix of everything.'
      }
    >
      {strands.map((strand) => (
        <Stack key={strand} gap={2}>
          <h3 className="small muted">{strand}</h3>
          <Cluster gap={2}>
            {ready
              .filter((topic) => topic.strand === strand)
              .map((topic) => (
                <Choice
                  key={topic.id}
                  type="checkbox"
                  name="topic"
                  value={topic.id}
                  defaultChecked={chosenTopicIds.includes(topic.id)}
                >
                  {topic.title}
                </Choice>
              ))}
          </Cluster>
        </Stack>
      ))}
    </Fieldset>
  );
}
