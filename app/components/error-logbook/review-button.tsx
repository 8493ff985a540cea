import { Form, useNavigation } from '@remix-run/react';
import { ListChecks } from 'lucide-react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link-button';
import type { ReviewProgress } from './logbook-data';

interface ReviewButtonProps {
  courseId: string;
  review: ReviewProgress | null;
  /** How many errors a new session has; 0 where there is nothing to go through. */
  count: number;
}

/** Starts going through the steps of some errors, or goes on where that was left. */
export function ReviewButton({ courseId, review, count }: ReviewButtonProps) {
  const navigation = useNavigation();
  if (review !== null) {
    return (
      <LinkButton to={paths.errorReview(courseId, review.current)} variant="line" size="xl">
        <ListChecks size={20} aria-hidden />
        Continue review: {review.reviewed} of {review.total} done
      </LinkButton>
    );
  }
  if (count === 0) return null;
  const busy = navigation.state !== 'idle' && navigation.formData?.get('intent') === 'review';
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="count" value={count} />
      <Button type="submit" variant="line" size="xl" busy={busy}>
        <ListChecks size={20} aria-hidden />
        {count === 1 ? 'Review 1 worked solution' : `Review ${count} worked solutions`}
      </Button>
    </Form>
  );
}
