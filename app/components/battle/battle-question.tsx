import { Form } from '@remix-run/react';
import { Check, Lock, Minus } from 'lucide-react';
import { type FormEvent, useEffect, useRef } from 'react';
import { AskedQuestion } from '../asked-question/asked-question';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Cluster, Grow } from '../ui/layout';
import styles from './battle.module.css';
import type { BattleView } from './battle-data';
import type { BattleState } from './use-battle';

interface BattleQuestionProps {
  battle: BattleView;
  answer: BattleState['answer'];
  problem: string | null;
  /** What was typed before the page was loaded: an answer that could not be read. */
  typed: string;
  onType: (text: string) => void;
  onLock: () => void;
}

/** The open question: one answer is locked in, by a plain form without scripts. After it, what was right. */
export function BattleQuestion({ battle, answer, problem, typed, onType, onLock }: BattleQuestionProps) {
  const form = useRef<HTMLFormElement>(null);
  const { question, index, reveal, myAnswer } = battle;
  const isOpen = reveal === null && (answer === 'open' || answer === 'unreadable' || answer === 'locking');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question, or one to be mended, takes the focus.
  useEffect(() => {
    if (answer !== 'open' && answer !== 'unreadable') return;
    const field = form.current?.querySelector<HTMLElement>('input[name="answer"]');
    if (field?.getAttribute('type') === 'text') field.focus({ preventScroll: true });
  }, [index, answer]);
  if (question === null) return null;

  const read = () => onType(String(new FormData(form.current ?? undefined).get('answer') ?? ''));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read();
    onLock();
  };
  return (
    <section className={`card ${styles.question}`} aria-label={`Question ${index + 1}`}>
      <Form ref={form} method="post" replace preventScrollReset onInput={read} onSubmit={submit} data-stays>
        <input type="hidden" name="intent" value="answer" />
        <input type="hidden" name="index" value={index} />
        <fieldset disabled={!isOpen} className={styles.field}>
          <legend className="sr">{`Question ${index + 1}`}</legend>
          <AskedQuestion
            question={question}
            answer={myAnswer ?? typed}
            problemId={problem === null ? null : 'answer-problem'}
          />
        </fieldset>
        <div className={styles.below}>
          {reveal === null ? (
            <Standing battle={battle} answer={answer} problem={problem} />
          ) : (
            <Reveal reveal={reveal} battle={battle} />
          )}
          {isOpen ? (
            <Button type="submit" variant="main" size="xl" busy={answer === 'locking'}>
              Lock in
            </Button>
          ) : null}
        </div>
      </Form>
    </section>
  );
}

/** What became of the answer, before anything is said of right or wrong. */
function Standing({ battle, answer, problem }: Pick<BattleQuestionProps, 'battle' | 'answer' | 'problem'>) {
  const theirs = battle.they.marks[battle.index];
  return (
    <p role="status" id="answer-problem" className={problem === null ? 'muted' : styles.problem}>
      {answer === 'locked' ? (
        <>
          <Lock aria-hidden size={20} />{' '}
          {theirs === 'NONE' ? `Locked in. ${battle.they.name} is still thinking.` : 'Locked in.'}
        </>
      ) : answer === 'unsent' ? (
        'Your answer hasn’t been sent yet. We’ll send it as soon as you’re back online.'
      ) : (
        (problem ?? (theirs === 'ANSWERED' ? `${battle.they.name} has locked in.` : ''))
      )}
    </p>
  );
}

function Reveal({ reveal, battle }: { reveal: NonNullable<BattleView['reveal']>; battle: BattleView }) {
  return (
    <Grow role="status">
      <Cluster justify="between">
        <p>
          Answer: <span dangerouslySetInnerHTML={{ __html: reveal.answerHtml }} />
        </p>
        <Cluster as="ul" gap={2}>
          <Verdict who="You" {...reveal.mine} missed={battle.me.marks[reveal.index] === 'MISSED'} />
          <Verdict who={battle.they.name} {...reveal.theirs} missed={battle.they.marks[reveal.index] === 'MISSED'} />
        </Cluster>
      </Cluster>
    </Grow>
  );
}

interface VerdictProps {
  who: string;
  right: boolean;
  points: number;
  missed: boolean;
}

function Verdict({ who, right, points, missed }: VerdictProps) {
  return (
    <li>
      <Chip tone={right ? 'good' : 'warn'}>
        {right ? <Check aria-hidden size={18} strokeWidth={3} /> : <Minus aria-hidden size={18} strokeWidth={3} />}
        {`${who}: ${right ? `right, +${points}` : missed ? 'no answer' : 'not this time'}`}
      </Chip>
    </li>
  );
}
