import { useNavigation } from '@remix-run/react';
import { practiceGift } from '../../../rules/practice-gift';
import type { ClassFormState } from '../../lib/class-form';
import { coinsInWords } from '../../lib/coins-in-words';
import { paths } from '../../lib/paths';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Field } from '../ui/field';
import { StackedForm } from '../ui/forms';
import { LinkButton } from '../ui/link-button';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
import { Select } from '../ui/select';

interface GiveSetViewProps {
  firstName: string;
  courses: { course: { id: string; name: string }; topics: { id: string; title: string }[] }[];
  coins: number;
  creationKey: string;
  reply: ClassFormState | undefined;
}

/** A ready set for a friend: a topic of a course that both have, and how many questions. */
export function GiveSetView({ firstName, courses, coins, creationKey, reply }: GiveSetViewProps) {
  const lead = `${firstName} can start it with one click, or decline. You have ${coinsInWords(coins)}.`;
  return (
    <Page width="narrow" title={`A practice set for ${firstName}`} lead={lead}>
      <Section label={`A practice set for ${firstName}`}>
        {courses.length === 0 ? (
          <EmptyState heading="h2" title="You don’t share a course">
            <p>Practice sets come from a course you’ve both chosen, or from a class you’re both in.</p>
            <LinkButton to={paths.following}>Back</LinkButton>
          </EmptyState>
        ) : (
          <GiveForm courses={courses} creationKey={creationKey} reply={reply} />
        )}
      </Section>
    </Page>
  );
}

function GiveForm({ courses, creationKey, reply }: Pick<GiveSetViewProps, 'courses' | 'creationKey' | 'reply'>) {
  const sending = useNavigation().formData?.get('intent') === 'give';
  const { fewestQuestions, mostQuestions, price, mostADay } = practiceGift;
  const counts = Array.from({ length: mostQuestions - fewestQuestions + 1 }, (_, place) => fewestQuestions + place);
  return (
    <StackedForm>
      <Alert>{reply?.message}</Alert>
      <input type="hidden" name="creationKey" value={creationKey} />
      <Field label="Topic" error={reply?.errors.topic}>
        {(aria) => (
          <Select {...aria} name="topic" defaultValue={reply?.values.topic}>
            {courses.map(({ course, topics }) => (
              <optgroup key={course.id} label={course.name}>
                {topics.map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Questions" error={reply?.errors.questionCount}>
        {(aria) => (
          <Select {...aria} name="questionCount" defaultValue={reply?.values.questionCount ?? fewestQuestions}>
            {counts.map((count) => (
              <option key={count} value={count}>
                {count}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className="muted small">Up to {mostADay} practice sets a day for the same person. Coins aren’t refunded.</p>
      <Button type="submit" name="intent" value="give" variant="main" busy={sending}>
        Give it for {coinsInWords(price)}
      </Button>
    </StackedForm>
  );
}
