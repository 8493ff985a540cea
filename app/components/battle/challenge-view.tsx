import { Form, Link, useNavigation } from '@remix-run/react';
import { Swords } from 'lucide-react';
import { Button } from '../ui/button';
import { Mascot } from '../ui/mascot/mascot';
import { battlePaths } from './battle-paths';
import styles from './lobby.module.css';
import type { LobbyRefusal } from './lobby-data';

/** A challenge by its link: what accepting means, and one button. */
export function ChallengeView({ code, refused }: { code: string; refused: LobbyRefusal | null }) {
  const busy = useNavigation().formData?.get('intent') === 'code';
  return (
    <div className={`page ${styles.challenge}`}>
      <div className={styles.challengeHead}>
        <h1>You’ve been challenged</h1>
        <p>Seven questions, the same for both of you. It’s a friendly battle, so your rating won’t change.</p>
      </div>
      <section className={`card ${styles.accept}`} aria-label="The challenge">
        <span className={styles.acceptMascot}>
          <Mascot pose="hi" />
        </span>
        <p>
          Code <b className="num">{code}</b>
        </p>
        {refused === null ? null : (
          <p role="alert" className={styles.refusal}>
            {refused.problem}
          </p>
        )}
        <Form method="post">
          <input type="hidden" name="code" value={code} />
          <Button type="submit" variant="main" size="xl" name="intent" value="code" busy={busy}>
            <Swords aria-hidden size={20} /> Accept and play
          </Button>
        </Form>
        <Link className={styles.way} to={battlePaths.lobby()}>
          All about battles
        </Link>
      </section>
    </div>
  );
}
