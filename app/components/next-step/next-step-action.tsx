import { Form, useNavigation } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import type { NextStepData } from '../../graphql/next-step/next-step';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link-button';
import { nextStepLabels } from './next-step-labels';

interface NextStepActionProps {
  step: NextStepData;
  full?: boolean;
  /** `line` where the screen has another main button. */
  variant?: 'main' | 'line';
}

/** One press: goes on with the open set, or makes the suggested one and goes to its first question. Works without scripts. */
export function NextStepAction({ step, full = false, variant = 'main' }: NextStepActionProps) {
  const { kind, course, topic, practice, topicIds, questionCount, startKey } = step;
  const { button } = nextStepLabels(step);
  const action = paths.createPractice(course.id);
  const busy = useNavigation().formAction === action;
  if (practice !== null) {
    return (
      <LinkButton
        to={paths.practiceQuestion(practice.id, practice.currentIndex)}
        variant={variant}
        size="xl"
        full={full}
      >
        {button}
        <ArrowRight size={20} aria-hidden />
      </LinkButton>
    );
  }
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="idempotencyKey" value={startKey} />
      {kind === 'FIX_ERRORS' ? (
        <>
          <input type="hidden" name="redoKind" value="ERROR_RELATED" />
          <input type="hidden" name="count" value={questionCount} />
        </>
      ) : (
        <>
          <input type="hidden" name="mode" value="CASUAL" />
          <input type="hidden" name="difficulty" value="ADAPTIVE" />
          <input type="hidden" name="questionCount" value={questionCount} />
          {topic !== null && topicIds.includes(topic.id) ? (
            <input type="hidden" name="firstTopic" value={topic.id} />
          ) : null}
          {topicIds.map((topicId) => (
            <input key={topicId} type="hidden" name="topic" value={topicId} />
          ))}
        </>
      )}
      <Button type="submit" variant={variant} size="xl" full={full} busy={busy}>
        {button}
        <ArrowRight size={20} aria-hidden />
      </Button>
    </Form>
  );
}
