import { Form } from '@remix-run/react';
import { Target } from 'lucide-react';
import { RichText } from '../maths/rich-text';
import { Button } from '../ui/button';
import { Stack } from '../ui/layout';
import type { AttemptView } from './question-data';

/** The misconception behind a wrong answer by its name and why it does not hold; where two fit, the question that tells them apart. */
export function MistakeNote({ mistake, closed }: { mistake: AttemptView; closed: boolean }) {
  const { misconception, isLogged, splitting } = mistake;
  return (
    <>
      {splitting !== null && splitting.answeredChoiceId === null && !closed ? (
        <Stack as={Form} method="post" gap={3} preventScrollReset replace className="no-print">
          <input type="hidden" name="intent" value="splitting" />
          <input type="hidden" name="attemptId" value={mistake.id} />
          <h2>{splitting.ask}</h2>
          {splitting.choices.map((choice) => (
            <Button key={choice.id} type="submit" name="choiceId" value={choice.id} variant="line" full>
              <RichText html={choice.html} inline />
            </Button>
          ))}
        </Stack>
      ) : null}
      {misconception === null ? null : (
        <Stack>
          <RichText html={misconception.explanationHtml} />
          <p className="small muted">
            <Target aria-hidden size={18} /> Common mistake: <b>{misconception.name}</b>.
            {isLogged ? ' It’s in your error logbook, so you can fix it later.' : null}
          </p>
        </Stack>
      )}
    </>
  );
}
