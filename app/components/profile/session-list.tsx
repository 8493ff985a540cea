import { Form, useNavigation } from '@remix-run/react';
import { Monitor, Smartphone } from 'lucide-react';
import styles from '../account-pages/account-page.module.css';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';

export interface ListedSession {
  id: string;
  /** "Chrome on Android"; empty when it is not known. */
  device: string;
  /** "20 Nov 2026, 2:30 pm". */
  lastSeen: string;
  current: boolean;
}

/** Where the person is logged in; each of the others can be ended from here, or all of them. Plain forms. */
export function SessionList({ sessions, problem }: { sessions: ListedSession[]; problem: string | null }) {
  const { formData } = useNavigation();
  const ending = formData?.get('session');
  return (
    <section className="card" aria-labelledby="sessions">
      <h2 id="sessions">Where you’re logged in</h2>
      <p>Log out any device you don’t recognise, or a school computer you’ve left.</p>
      {problem === null ? null : (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <ul className={styles.list}>
        {sessions.map(({ id, device, lastSeen, current }) => (
          <li key={id}>
            <span className={styles.mark}>{/Android|iPhone|iPad/.test(device) ? <Smartphone /> : <Monitor />}</span>
            <div className={styles.grow}>
              <b id={`session-${id}`}>{device === '' ? 'A browser' : device}</b>
              <small>{current ? 'In use now' : `Last used ${lastSeen}`}</small>
            </div>
            {current ? (
              <Chip tone="good">This device</Chip>
            ) : (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="form" value="session" />
                <input type="hidden" name="session" value={id} />
                <Button type="submit" size="sm" busy={ending === id} aria-describedby={`session-${id}`}>
                  {' '}
                  Log out{' '}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length < 2 ? null : (
        <Form method="post" preventScrollReset className={styles.endAll}>
          <input type="hidden" name="form" value="session" />
          <input type="hidden" name="session" value="others" />
          <Button type="submit" busy={ending === 'others'}>
            Log out of all other devices
          </Button>
        </Form>
      )}
    </section>
  );
}
