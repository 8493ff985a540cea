import { Form, useNavigation } from '@remix-run/react';
import { practiceModes } from '../../../../rules/practice-modes';
import { paths } from '../../../lib/paths';
import { Button } from '../../ui/button';

interface ClearErrorsFormProps {
  courseId: string;
  count: number;
  /** `line` where the screen has another main button. */
  variant?: 'main' | 'line';
}

/** Starts a redo of as many errors of the course, with new numbers: those that are due, oldest first. */
export function ClearErrorsForm({ courseId, count, variant = 'main' }: ClearErrorsFormProps) {
  const action = paths.courseErrorLogbook(courseId);
  const busy = useNavigation().formAction === action;
  return (
    <Form method="post" action={action} style={{ width: '100%' }}>
      <input type="hidden" name="redoKind" value="ERROR_RELATED" />
      <input type="hidden" name="count" value={Math.min(count, practiceModes.ERROR_LOGBOOK.mostQuestions)} />
      <Button type="submit" variant={variant} size="xl" full busy={busy}>
        {count === 1 ? 'Fix 1 mistake now' : `Fix ${count} mistakes now`}
      </Button>
    </Form>
  );
}
