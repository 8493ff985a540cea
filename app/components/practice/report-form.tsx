import { Form, useNavigation } from '@remix-run/react';
import { Flag } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '../ui/button';
import styles from './report-form.module.css';

const reasons = ['The question is not clear', 'The marking looks wrong', 'The picture does not fit', 'Something else'];

/** Says that something is wrong with a question; opens from the flag, with or without scripts. */
export function ReportForm({ questionId, reported }: { questionId: string; reported: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent') === 'report';
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || details.current === null || !details.current.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  useEffect(() => {
    if (reported && details.current !== null) details.current.open = false;
  }, [reported]);
  return (
    <details ref={details} className={styles.report} onKeyDown={close}>
      <summary aria-label={reported ? 'You reported this question' : 'Report a problem with this question'}>
        <Flag aria-hidden size={20} fill={reported ? 'currentColor' : 'none'} />
      </summary>
      <div className={styles.panel}>
        {reported ? (
          <p>Thank you. A person looks at this question, and you will hear what came of it.</p>
        ) : (
          <Form method="post" preventScrollReset replace>
            <input type="hidden" name="intent" value="report" />
            <input type="hidden" name="questionId" value={questionId} />
            <fieldset>
              <legend>What is wrong with this question?</legend>
              {reasons.map((reason, place) => (
                <label key={reason} className={styles.reason}>
                  <input type="radio" name="reason" value={reason} defaultChecked={place === 0} />
                  {reason}
                </label>
              ))}
            </fieldset>
            <Button type="submit" size="sm" full busy={busy}>
              Send
            </Button>
          </Form>
        )}
      </div>
    </details>
  );
}
