import { Form, useNavigation } from '@remix-run/react';
import { ShieldCheck, X } from 'lucide-react';
import { Button } from '../ui/button';
import styles from './battle.module.css';
import type { BattleView } from './battle-data';
import { kindLabel, questionLabel, shortSeal } from './battle-words';

/** The line above a match: the way out, where it stands, and the seal of its questions. */
export function BattleBar({ battle }: { battle: BattleView }) {
  const { course, status, commitment } = battle;
  const place = status === 'QUESTION' || status === 'REVEAL' ? ` · ${questionLabel(battle)}` : '';
  return (
    <header className={styles.bar}>
      <LeaveForm name={battle.they.name} />
      <h1 className={styles.title}>{`${course.name} · ${kindLabel(battle)}${place}`}</h1>
      {commitment === null ? <span /> : <Seal commitment={commitment} />}
    </header>
  );
}

/** Leaving gives the match away: it is asked first, and the words say what it costs. Works without scripts. */
function LeaveForm({ name }: { name: string }) {
  const busy = useNavigation().formData?.get('intent') === 'leave';
  return (
    <details className={styles.popover}>
      <summary aria-label="Leave the battle">
        <X aria-hidden size={24} />
      </summary>
      <Form method="post" className={`card ${styles.popped}`}>
        <p>
          <b>Leave this battle?</b>
        </p>
        <p>
          {name} will win, unless you’re ahead. Losing your connection doesn’t count as leaving, so come back and play
          on.
        </p>
        <Button type="submit" name="intent" value="leave" busy={busy} full>
          Leave the battle
        </Button>
      </Form>
    </details>
  );
}

function Seal({ commitment }: { commitment: string }) {
  return (
    <details className={`${styles.popover} ${styles.seal}`}>
      <summary aria-label={`Seal ${shortSeal(commitment)}`}>
        <ShieldCheck aria-hidden size={18} />
        <span className="hide-m">Seal {shortSeal(commitment)}</span>
      </summary>
      <div className={`card ${styles.popped}`}>
        <p>You both get the same seven questions. They were locked in before the battle started, under this seal:</p>
        <p className="muted num">{commitment}</p>
        <p>It’s opened after the battle, and anyone can check it.</p>
      </div>
    </details>
  );
}
