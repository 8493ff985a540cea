import { useFetcher } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { answerKeys } from '../../maths/answer-field/answer-keys';
import { KeyRow } from '../../maths/answer-field/key-row';
import { LineBox } from '../../maths/answer-field/line-box';
import { useKeyPresses } from '../../maths/answer-field/use-key-presses';
import { useKeptTyping } from '../../shell/use-kept-typing';
import { Button } from '../../ui/button';
import { Mark } from '../../ui/chip';
import styles from '../practice.module.css';
import type { PracticeReply } from '../practice-reply';
import { ProblemNote } from '../problem-note';
import type { QuestionView, WorkingLineView } from '../question-data';
import { LineList, lineSaid } from './line-list';

interface WorkingLinesProps {
  question: QuestionView;
  /** What the page said to a line that was sent without scripts. */
  reply: PracticeReply | null;
}

/** Lines of working: Enter checks each against the ones above it. Without scripts they are plain forms. */
export function WorkingLines({ question, reply }: WorkingLinesProps) {
  const { working, closed, keys } = question;
  const fetcher = useFetcher<PracticeReply | null>();
  const hydrated = useHydrated();
  const target = useKeyPresses();
  const said = fetcher.data ?? reply;
  const [draft, setDraft] = useState(reply?.typed ?? '');
  const sending = fetcher.formData?.get('intent') === 'line' ? String(fetcher.formData.get('line')) : null;
  const next = (working.lines.at(-1)?.number ?? 0) + 1;

  // What could not be read comes back to be mended, unless something new is being typed already.
  const answered = useRef(fetcher.data);
  useEffect(() => {
    if (answered.current === fetcher.data) return;
    answered.current = fetcher.data;
    const typed = fetcher.data?.typed ?? '';
    if (typed !== '') setDraft((now) => (now === '' ? typed : now));
  }, [fetcher.data]);

  useKeptTyping(`line ${question.id}`, draft, (text) => {
    if (closed || working.lines.some((line) => line.text === text)) return false;
    setDraft(text);
    return true;
  });

  if (closed) return <LineList working={working} />;
  const problem = sending === null && said?.intent === 'line' ? said.messageHtml : null;
  return (
    <>
      <LineList working={working} pending={sending} change={(line) => <TakeBack line={line} onTake={setDraft} />} />
      <p role="status" className="sr">
        {sending === null ? lineSaid(working.lines.at(-1)) : ''}
      </p>
      <fetcher.Form
        method="post"
        className={styles.entry}
        data-stays
        onSubmit={(event) => {
          if (draft.trim() === '' || fetcher.state === 'submitting') event.preventDefault();
          else queueMicrotask(() => setDraft(''));
        }}
      >
        <input type="hidden" name="intent" value="line" />
        <input type="hidden" name="number" value={next} />
        {problem === null ? null : <ProblemNote id="line-problem" html={problem} />}
        <div className={styles.keys}>
          <KeyRow
            keys={answerKeys(keys)}
            hidden={!hydrated}
            onKey={target.press}
            onDelete={target.erase}
            onNext={target.next}
            boxSwitch={null}
          />
        </div>
        <div className={styles.entryRow}>
          <Mark round small tone="info" aria-hidden>
            {next}
          </Mark>
          <LineBox
            label={`Line ${next} of my working`}
            value={draft}
            onChange={setDraft}
            target={target}
            problemId={problem === null ? null : 'line-problem'}
          />
          <Button type="submit" variant="line">
            Enter line
          </Button>
        </div>
      </fetcher.Form>
      <div className={styles.paper} aria-hidden />
      <p className={`small muted ${styles.foot}`}>
        Press Enter to check a line. Working is never marked and costs nothing.
      </p>
    </>
  );
}

/** Takes the last line back into the box, to be written anew. */
function TakeBack({ line, onTake }: { line: WorkingLineView; onTake: (text: string) => void }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" onSubmit={() => onTake(line.text)}>
      <input type="hidden" name="intent" value="take-back" />
      <input type="hidden" name="number" value={line.number} />
      <input type="hidden" name="line" value={line.text} />
      <Button type="submit" variant="quiet" size="sm" busy={fetcher.state !== 'idle'}>
        {line.verdict === 'LOOK_AGAIN' ? `Rewrite line ${line.number}` : `Delete line ${line.number}`}
      </Button>
    </fetcher.Form>
  );
}
