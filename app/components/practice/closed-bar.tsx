import { Form } from '@remix-run/react';
import { ArrowRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { paths } from '../../lib/paths';
import { Button } from '../ui/button';
import { LinkButton } from '../ui/link-button';
import styles from './practice.module.css';
import type { NextStep } from './question-data';

/** The way on from a closed question. It takes the focus, so Enter goes on. */
export function ClosedBar({ practiceId, next }: { practiceId: string; next: NextStep }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  const isResult = next.kind === 'result';
  return (
    <div className={styles.closedBar}>
      {isResult ? null : (
        <Form method="post">
          <input type="hidden" name="intent" value="finish" />
          <Button type="submit" variant="quiet">
            Finish this set
          </Button>
        </Form>
      )}
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
