import { Form } from '@remix-run/react';
import { Target } from 'lucide-react';
import { RichText } from '../maths/rich-text';
import { Button } from '../ui/button';
import styles from './practice.module.css';
import type { AttemptView } from './question-data';

/** The misconception behind a wrong answer by its name and why it does not hold; where two fit, the question that tells them apart. */
export function MistakeNote({ mistake, closed }: { mistake: AttemptView; closed: boolean }) {
  const { misconception, isLogged, splitting } = mistake;
  return (
    <>
      {splitting !== null && splitting.answeredChoiceId === null && !closed ? (
        <Form method="post" preventScrollReset replace className={styles.splitting}>
          <input type="hidden" name="intent" value="splitting" />
          <input type="hidden" name="attemptId" value={mistake.id} />
          <h2>{splitting.ask}</h2>
          {splitting.choices.map((choice) => (
            <Button key={choice.id} type="submit" name="choiceId" value={choice.id} variant="line" full>
              <RichText html={choice.html} inline />
            </Button>
          ))}
        </Form>
      ) : null}
      {misconception === null ? null : (
        <div className={styles.why}>
          <RichText html={misconception.explanationHtml} />
          <p className={styles.note}>
            <Target aria-hidden size={18} />
            <span>
              Common mistake: <b>{misconception.name}</b>.
              {isLogged ? ' It’s in your error logbook, so you can fix it later.' : null}
            </span>
          </p>
        </div>
      )}
    </>
  );
}
