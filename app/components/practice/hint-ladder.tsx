import { Form, useNavigation } from '@remix-run/react';
import { Lock } from 'lucide-react';
import { AskTutor } from '../chat/ask-tutor';
import { RichText } from '../maths/rich-text';
import { Button } from '../ui/button';
import { Mark } from '../ui/chip';
import { Cluster } from '../ui/layout';
import styles from './question-card.module.css';
import type { QuestionView } from './question-data';

interface HintLadderProps {
  question: QuestionView;
}

/** Hints, one rung after the other; the last rung is a worked line. */
export function HintLadder({ question }: HintLadderProps) {
  const { hints, hintCount } = question;
  const navigation = useNavigation();
  const busy = navigation.formData?.get('intent') === 'hint';
  const rungs = Array.from({ length: hintCount }, (_, place) => place + 1);
  return (
    <div>
      <Cluster justify="between" align="baseline" className={styles.hintHead}>
        <h2>Hints</h2>
        <span className="muted small">Hints cost coins, never marks</span>
      </Cluster>
      <ol className={styles.ladder}>
        {rungs.map((number) => {
          const hint = hints.find((open) => open.number === number);
          const next = number === hints.length + 1;
          return (
            <li key={number} className={styles.rung} data-open={hint !== undefined || undefined}>
              <Mark round small tone={hint === undefined ? 'plain' : 'info'} aria-hidden>
                {number}
              </Mark>
              {hint !== undefined ? (
                <div className={styles.hint}>
                  <RichText html={hint.html} />
                  {number === hints.length ? <AskTutor aiModel="HINT">Talk about this hint</AskTutor> : null}
                </div>
              ) : (
                <span className={`${styles.hint} muted`}>
                  {next ? 'Stuck? Get the next hint.' : `Unlocks after hint ${number - 1}`}
                </span>
              )}
              {next ? (
                <Form method="post" preventScrollReset replace>
                  <input type="hidden" name="intent" value="hint" />
                  <input type="hidden" name="number" value={number} />
                  <Button type="submit" variant="quiet" size="sm" busy={busy}>
                    Show hint {number}
                  </Button>
                </Form>
              ) : null}
              {hint === undefined && !next ? <Lock aria-hidden size={16} className={styles.lock} /> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
