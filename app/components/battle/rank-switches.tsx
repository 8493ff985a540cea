import { Form, useNavigation } from '@remix-run/react';
import { Button } from '../ui/button';
import styles from './rank.module.css';
import type { RankViewData } from './rank-data';

const switches = [
  {
    name: 'showRank',
    label: 'My own rank',
    on: 'You see your tier and your rating.',
    off: 'You see neither tier nor rating.',
  },
  {
    name: 'onBoards',
    label: 'Leaderboards',
    on: 'Others find you on leaderboards.',
    off: 'You are on no leaderboard.',
  },
  {
    name: 'anyoneMayPlay',
    label: 'Players from elsewhere',
    on: 'You may meet players of any school.',
    off: 'You meet players of your school, your classes and your friends alone.',
  },
] as const;

/** What others see of one's rank, and whom one may meet: one form a switch, so that it works without scripts. */
export function RankSwitches({ settings }: { settings: RankViewData['settings'] }) {
  const { formData } = useNavigation();
  return (
    <section className={`card ${styles.card}`} aria-labelledby="privacy">
      <h2 id="privacy">Privacy</h2>
      <ul className={styles.switches}>
        {switches.map(({ name, label, on, off }) => {
          const isOn = settings[name];
          return (
            <li key={name}>
              <div>
                <b>{label}</b>
                <p className="small muted">{isOn ? on : off}</p>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="switch" value={name} />
                <Button
                  type="submit"
                  size="sm"
                  name="on"
                  value={isOn ? 'no' : 'yes'}
                  busy={formData?.get('switch') === name}
                  aria-label={`${isOn ? 'Turn off' : 'Turn on'}: ${label}`}
                >
                  {isOn ? 'Turn off' : 'Turn on'}
                </Button>
              </Form>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
