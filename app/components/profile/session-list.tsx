import { Form, useNavigation } from '@remix-run/react';
import { Monitor, Smartphone } from 'lucide-react';
import { Alert } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip, Mark } from '../ui/chip';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';

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
    <Section
      title="Where you’re logged in"
      note="Log out any device you don’t recognise, or a school computer you’ve left."
    >
      <Alert>{problem}</Alert>
      <Rows>
        {sessions.map(({ id, device, lastSeen, current }) => (
          <Row
            key={id}
            mark={<Mark tone="accent">{/Android|iPhone|iPad/.test(device) ? <Smartphone /> : <Monitor />}</Mark>}
            title={<span id={`session-${id}`}>{device === '' ? 'A browser' : device}</span>}
            note={current ? 'In use now' : `Last used ${lastSeen}`}
          >
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
          </Row>
        ))}
      </Rows>
      {sessions.length < 2 ? null : (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="form" value="session" />
          <input type="hidden" name="session" value="others" />
          <Button type="submit" busy={ending === 'others'}>
            Log out of all other devices
          </Button>
        </Form>
      )}
    </Section>
  );
}
