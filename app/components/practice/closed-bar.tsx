import { Form } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { More } from '../ui/choices';
import { LinkButton } from '../ui/link-button';
import styles from './practice.module.css';
import type { NextStep } from './question-data';

interface ClosedBarProps {
  practiceId: string;
  next: NextStep;
  /** Questions of the set that are still open. */
  openCount: number;
}

/** The way on from a closed question, where the answer was. It takes the focus, so Enter goes on. */
export function ClosedBar({ practiceId, next, openCount }: ClosedBarProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  const isResult = next.kind === 'result';
  return (
    <div className={styles.closedBar} data-part="answer">
      {isResult ? null : <FinishSet openCount={openCount} />}
      <LinkButton
        ref={link}
        to={isResult ? paths.practiceResult(practiceId) : paths.practiceQuestion(practiceId, next.index)}
        variant="main"
        size="xl"
      >
        {isResult ? 'See your result' : 'Next question'}
        <ArrowRight aria-hidden size={20} />
      </LinkButton>
    </div>
  );
}

/** Asks once, and says what becomes of the open questions. Opens and closes without scripts. */
function FinishSet({ openCount }: { openCount: number }) {
  const open =
    openCount === 1
      ? 'One question is still open. It’ll count'
      : `${openCount} questions are still open. They’ll count`;
  return (
    <More summary="Finish this practice set">
      <p>{open} as skipped, and you can’t come back to them. Your answers are saved.</p>
      <Form method="post">
        <input type="hidden" name="intent" value="finish" />
        <Button type="submit" variant="line" size="sm">
          Finish now
        </Button>
      </Form>
    </More>
  );
}
