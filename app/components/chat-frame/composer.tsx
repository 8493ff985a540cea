import { Info, Send, Sigma, Square, Type } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useHydrated } from 'remix-utils/use-hydrated';
import { AnswerField } from '../maths/answer-field/answer-field';
import { Button } from '../ui/button';
import { SegmentedButtons } from '../ui/segmented-buttons';
import styles from './composer.module.css';
import type { TalkReply } from './talk-data';
import type { TalkForm } from './use-talk';

export type WritingMode = 'maths' | 'words';

interface ComposerProps {
  Form: TalkForm;
  number: number;
  mode: WritingMode;
  onMode: (mode: WritingMode) => void;
  /** Keys of the maths row. */
  keys: string[];
  placeholder: string;
  /** Nothing can be written here now: only the menu stands. */
  isShut: boolean;
  /** A message is on its way: nothing else can be sent. */
  busy: boolean;
  /** Stops the words that are coming; null while none come. */
  onStop: (() => void) | null;
  failure: TalkReply | null;
  onType: (text: string) => void;
  onSent: () => void;
  /** What the next step costs, or what holds here. */
  note: string;
  menu: ReactNode;
}

const writingModes: { id: WritingMode; content: ReactNode }[] = [
  {
    id: 'maths',
    content: (
      <>
        <Sigma aria-hidden size={18} />
        Maths
      </>
    ),
  },
  {
    id: 'words',
    content: (
      <>
        <Type aria-hidden size={18} />
        Words
      </>
    ),
  },
];

/** Where a message is written, as maths or in words. A plain form without scripts. What did not get through stays. */
export function Composer(props: ComposerProps) {
  const { Form, number, mode, onMode, keys, placeholder, isShut, busy, onStop, failure, onType, onSent, note, menu } =
    props;
  const hydrated = useHydrated();
  const [drafts, setDrafts] = useState({ maths: '', words: '' });
  const form = useRef<HTMLFormElement>(null);
  const problemId = failure === null ? null : 'message-problem';
  const typed = failure?.intent === 'MESSAGE' ? failure.typed : '';

  // What did not get through comes back to be sent again, unless something new is being written already.
  const latestMode = useRef(mode);
  latestMode.current = mode;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each reply brings its text back once.
  useEffect(() => {
    const now = latestMode.current;
    if (typed !== '') setDrafts((before) => (before[now] === '' ? { ...before, [now]: typed } : before));
  }, [failure]);

  const latestType = useRef(onType);
  latestType.current = onType;
  const write = useCallback((text: string) => {
    setDrafts((before) => ({ ...before, [latestMode.current]: text }));
    latestType.current(text);
  }, []);
  const send = (event: FormEvent) => {
    if (busy || drafts[mode].trim() === '') return event.preventDefault();
    queueMicrotask(() => setDrafts((before) => ({ ...before, [mode]: '' })));
    onSent();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  return (
    <div>
      <div className={styles.top}>
        {hydrated && !isShut ? (
          <SegmentedButtons label="Write in" items={writingModes} chosen={mode} onChoose={onMode} />
        ) : (
          <span />
        )}
        <p className={styles.cost}>{note}</p>
        {menu}
      </div>
      {failure === null ? null : (
        <div id="message-problem" role="alert" className={styles.problem}>
          <Info aria-hidden size={20} />
          <p>{failure.message}</p>
        </div>
      )}
      {isShut ? null : (
        <Form ref={form} method="post" className={styles.form} onSubmit={send}>
          <input type="hidden" name="intent" value="MESSAGE" />
          <input type="hidden" name="number" value={number} />
          {mode === 'maths' ? (
            <AnswerField
              keys={keys}
              inputMode="text"
              prefixHtml={null}
              suffix={null}
              value={drafts.maths}
              onChange={write}
              problemId={problemId}
              name="text"
              label="Your line of working"
              autoFocus={false}
            />
          ) : (
            <textarea
              className={styles.words}
              name="text"
              rows={1}
              maxLength={10_000}
              aria-label="Your message"
              aria-describedby={problemId ?? undefined}
              placeholder={placeholder}
              enterKeyHint="send"
              value={drafts.words}
              onChange={(event) => write(event.target.value)}
              onKeyDown={sendOnEnter}
            />
          )}
          {onStop === null ? (
            <Button type="submit" variant="main" size="xl" busy={busy} className={styles.send} aria-label="Send">
              <Send aria-hidden size={20} />
              <span className={styles.sendWord}>Send</span>
            </Button>
          ) : (
            <Button variant="line" size="xl" className={styles.send} aria-label="Stop the reply" onClick={onStop}>
              <Square aria-hidden size={18} />
              <span className={styles.sendWord}>Stop</span>
            </Button>
          )}
        </Form>
      )}
    </div>
  );
}
