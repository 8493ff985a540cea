import { Form, useNavigation } from '@remix-run/react';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';

interface StartTestProps {
  /** On the clock of the test; null where there is none. */
  minutes: number | null;
  /** So many are left before the test closes, where that is fewer than its clock has. */
  minutesLeft: number | null;
  problem: string | null;
}

/** The one way into a test: its questions are made and its clock starts with this button. */
export function StartTest({ minutes, minutesLeft, problem }: StartTestProps) {
  const busy = useNavigation().formData?.get('intent') === 'start';
  return (
    <Stack as={Form} method="post">
      <p>{startSentence(minutes, minutesLeft)}</p>
      <Alert>{problem}</Alert>
      <p>
        <Button type="submit" name="intent" value="start" variant="main" size="xl" busy={busy}>
          Start test
        </Button>
      </p>
    </Stack>
  );
}

function startSentence(minutes: number | null, minutesLeft: number | null): string {
  if (minutes === null) return 'There’s no timer. You can leave the test and come back to it until it closes.';
  if (minutesLeft !== null) {
    return `This test closes soon. If you start now, you’ll have ${inMinutes(minutesLeft)} instead of ${minutes}. The timer starts when you press Start test and keeps running, even if you close the page.`;
  }
  return `You’ll have ${inMinutes(minutes)}. The timer starts when you press Start test and keeps running, even if you close the page.`;
}

const inMinutes = (count: number): string => (count === 1 ? '1 minute' : `${count} minutes`);
