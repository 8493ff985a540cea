import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../ui/button';
import styles from './battle-result.module.css';

const reasons = [
  { value: 'NAME', label: 'Their name isn’t OK' },
  { value: 'UNFAIR', label: 'It didn’t seem fair' },
  { value: 'UNKIND', label: 'Their messages were unkind' },
  { value: 'OTHER', label: 'Something else' },
] as const;

/** Tells the administrators of the other player, or meets them never again. */
export function ReportPlayer({ name }: { name: string }) {
  const intent = useNavigation().formData?.get('intent');
  return (
    <details className={styles.report}>
      <summary>{`Report or block ${name}`}</summary>
      <Form method="post" preventScrollReset>
        <fieldset>
          <legend>What was wrong?</legend>
          {reasons.map(({ value, label }, place) => (
            <label key={value}>
              <input type="radio" name="reason" value={value} defaultChecked={place === 0} />
              {label}
            </label>
          ))}
        </fieldset>
        <div className={styles.reportButtons}>
          <Button type="submit" size="sm" name="intent" value="report" busy={intent === 'report'}>
            Report
          </Button>
          <Button type="submit" size="sm" name="intent" value="block" busy={intent === 'block'}>
            Don’t match us again
          </Button>
        </div>
      </Form>
      <p className="small muted">Someone on our team reads every report. We don’t tell anyone who sent it.</p>
    </details>
  );
}
