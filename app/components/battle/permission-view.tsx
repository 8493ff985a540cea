import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../ui/button';
import styles from './rank.module.css';

interface PermissionViewProps {
  permission: { firstName: string; allowed: boolean | null; mayAllow: boolean };
  problem: string | null;
}

/** What a parent decides by the link of a mail: what it means, how it stands, one button. */
export function PermissionView({ permission, problem }: PermissionViewProps) {
  const { firstName, allowed, mayAllow } = permission;
  const busy = useNavigation().formData?.get('answer');
  return (
    <div className={`page ${styles.page} ${styles.narrow}`}>
      <div className={styles.head}>
        <h1>May {firstName} meet players of other schools?</h1>
        <p>
          In a maths battle two students answer the same seven questions. Under 13 they meet students of their own
          teachers and friends alone.
        </p>
      </div>
      <section className={`card ${styles.card}`} aria-labelledby="standing">
        <h2 id="standing" role="status">
          {allowed === true ? 'It is on' : 'It is off'}
        </h2>
        <ul className={styles.facts}>
          <li>There is no chat: six friendly phrases are all that players can send.</li>
          <li>Others see the first name, a picture and the tier.</li>
          <li>Leaderboards stay off until 13.</li>
          <li>This link takes it back at any time. {firstName} can switch it off too.</li>
        </ul>
        {problem === null ? null : <p role="alert">{problem}</p>}
        {mayAllow ? (
          <Form method="post" preventScrollReset className={styles.answers}>
            {allowed === true ? null : (
              <Button type="submit" variant="main" name="answer" value="yes" busy={busy === 'yes'}>
                Yes, {firstName} may
              </Button>
            )}
            {allowed === false ? null : (
              <Button type="submit" name="answer" value="no" busy={busy === 'no'}>
                {allowed === true ? 'Take it back' : 'No, leave it off'}
              </Button>
            )}
          </Form>
        ) : (
          <p>This link is out of date. {firstName} can ask you again.</p>
        )}
      </section>
    </div>
  );
}
