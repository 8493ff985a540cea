import { useLocation, useRevalidator } from '@remix-run/react';
import { Eye } from 'lucide-react';
import { forwardRef, useEffect, useRef, useState } from 'react';
import type { ChatState, FrameMessage } from '../chat/contract';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { LineList } from '../practice/working/line-list';
import { Mascot } from '../ui/mascot/mascot';
import { AskedHelpCard } from './asked-help';
import styles from './chat-frame.module.css';
import { Composer, type WritingMode } from './composer';
import { creditLabel } from './credit-label';
import { DeleteDialog } from './delete-dialog';
import { helperNames, placeholders, restingWords, talkKeys } from './frame-messages';
import { GoalBar } from './goal-bar';
import { CheckedNote, MessageList } from './message-list';
import { openings } from './openings';
import { QuizSummary } from './quiz-summary';
import { Suggestions } from './say-buttons';
import { StartScreen } from './start-screen';
import type { ChatFramePage, SubjectView, TalkReply, TalkView } from './talk-data';
import { TalkMenu } from './talk-menu';
import type { TalkPlace } from './talk-place';
import { useAskedHelp } from './use-asked-help';
import { useComingWords } from './use-coming-words';
import { useFrameMascot } from './use-frame-mascot';
import { useNewestInView } from './use-newest-in-view';
import { useSilenceNudge } from './use-silence-nudge';
import { useTalk } from './use-talk';

interface TalkProps {
  page: ChatFramePage;
  reply: TalkReply | null;
  /** What the app says it shows; null when this page stands alone. */
  state: ChatState | null;
  ask: (message: FrameMessage) => boolean;
}

/** One conversation with its box to write in. */
export const Talk = forwardRef<HTMLElement, TalkProps>(function Talk({ page, reply, state, ask }, main) {
  const { place, talk, subject, weakSpots, isWithoutAi, isFromLogbook, teachersMayRead, nickname } = page;
  const log = useRef<HTMLDivElement>(null);
  const foot = useRef<HTMLDivElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosenMode, setMode] = useState<WritingMode | null>(null);
  const [typed, setTyped] = useState('');
  const { number, sending, failure, Form, submit } = useTalk({ talk, reply, tell: ask });
  const mode = chosenMode ?? usualMode(place, talk, subject);
  const coming = useReplyThatComes(talk);
  const isOpen = place.bot === 'PROBLEM_SOLVER' && subject?.isClosed === false;
  const pose = useFrameMascot(place.bot, talk, sending !== null || coming.isComing);
  const asked = useAskedHelp(state, talk?.messages.length ?? 0);
  const address = useLocation();
  const here = address.pathname + address.search;
  const isAskedToDelete = new URLSearchParams(address.search).get('delete') === 'ask';
  useNewestInView(log, `${number} ${sending?.number} ${coming.html.length} ${asked?.after}`, sending !== null);
  useSilenceNudge(isOpen && !isWithoutAi && sending === null, `${number} ${typed}`, () => {
    submit({ intent: 'SILENCE', number, text: '' }, { method: 'post' });
  });

  const name = helperNames[place.bot];
  const busy = sending !== null || coming.isComing;
  const onSent = () => {
    const field = foot.current?.querySelector<HTMLElement>('textarea, input[name="text"]');
    // On a touch screen a press on a button brings no keyboard over the reply.
    if (window.matchMedia('(pointer: fine)').matches) field?.focus({ preventScroll: true });
    else if (document.activeElement !== field) log.current?.focus({ preventScroll: true });
  };
  const stop = () => {
    coming.stop();
    submit({ intent: 'STOP', number, text: '' }, { method: 'post' });
  };
  const leaveAsked = () => {
    ask({ type: 'RESET_HEADER' });
    ask({ type: 'RESTORE_AI_MODEL' });
    log.current?.focus({ preventScroll: true });
  };
  const buttons = { Form, number, onSent };
  const mascot = (
    <span className={styles.small}>
      <Mascot pose={pose} />
    </span>
  );
  const begins = talk === null && asked === null && sending === null;
  const suggestions = talk === null ? openings(place.bot, subject) : talk.suggestions;
  const isOver = talk?.quiz?.isOver === true;

  return (
    <main id="main" tabIndex={-1} ref={main} className={styles.frame} data-framed={page.isFramed || undefined}>
      {begins ? null : <h1 className={page.isFramed || state !== null ? 'sr' : styles.title}>{name}</h1>}
      {talk?.quiz ? <GoalBar quiz={talk.quiz} busy={busy} {...buttons} /> : null}
      {teachersMayRead && !isWithoutAi ? (
        <p className={styles.read}>
          <Eye aria-hidden size={16} />
          Your teacher can read this chat.
        </p>
      ) : null}
      {place.bot === 'PROBLEM_SOLVER' && subject !== null && !isWithoutAi ? <AskedAbout subject={subject} /> : null}
      <div ref={log} role="log" aria-label={`Chat with ${name}`} tabIndex={0} className={styles.log}>
        {isWithoutAi ? (
          <p className={styles.rest}>{restingWords}</p>
        ) : begins ? (
          <StartScreen
            place={place}
            nickname={nickname}
            subject={subject}
            weakSpots={weakSpots}
            isFromLogbook={isFromLogbook}
            mascot={<Mascot pose={pose === 'idle' ? 'hi' : pose} />}
            busy={busy}
            ask={ask}
            {...buttons}
          />
        ) : (
          <>
            {place.bot === 'PROBLEM_SOLVER' && subject !== null ? <SubjectLines subject={subject} talk={talk} /> : null}
            <MessageList
              talk={talk}
              name={name}
              mascot={mascot}
              sending={sending}
              comingHtml={coming.html}
              asked={
                asked && { after: asked.after, card: <AskedHelpCard key="asked" {...asked} onLeave={leaveAsked} /> }
              }
              {...buttons}
            />
            {talk?.quiz?.isOver && talk.quiz.summary !== null ? (
              <QuizSummary summary={talk.quiz.summary} {...buttons} />
            ) : null}
            {busy || isOver ? null : <Suggestions suggestions={suggestions} {...buttons} />}
            {place.bot === 'QUIZ_ME' ? null : <CheckedNote isOpen={isOpen} />}
          </>
        )}
      </div>
      <div ref={foot} className={styles.foot}>
        <Composer
          {...buttons}
          mode={mode}
          onMode={setMode}
          keys={talkKeys(place.bot === 'PROBLEM_SOLVER' ? subject : null)}
          placeholder={placeholders[place.bot]}
          isShut={isWithoutAi || isOver || (place.bot === 'QUIZ_ME' && talk === null)}
          busy={busy}
          onStop={coming.isComing ? stop : null}
          failure={failure}
          onType={setTyped}
          note={noteOf(page)}
          menu={
            <TalkMenu
              topic={state?.context.topic ?? subject?.topic.title ?? null}
              ask={ask}
              deletePath={talk === null ? null : `${here}&delete=ask`}
              teachersMayRead={teachersMayRead}
              onDelete={() => dialog.current?.showModal()}
            />
          }
        />
      </div>
      {talk === null ? null : (
        <DeleteDialog
          ref={dialog}
          Form={Form}
          isAsked={isAskedToDelete}
          backPath={here.replace('&delete=ask', '')}
          onClose={() => dialog.current?.close()}
        />
      )}
    </main>
  );
});

/** The question, to be opened, and the lines of My working that are not in the talk. */
/** The question that the chat is about: it stays in sight, as up to three lines, and opens to the whole of it. */
function AskedAbout({ subject }: { subject: SubjectView }) {
  return (
    <details className={styles.subject}>
      <summary>
        <span className={styles.about}>
          Question {subject.index} · {subject.topic.title}
        </span>
        <RichText html={subject.promptHtml} className={styles.prompt} />
        {subject.figureHtml === null ? null : <DrawnFigure html={subject.figureHtml} className={styles.figure} />}
      </summary>
    </details>
  );
}

/** The lines of the student's working that no message of the chat holds. */
function SubjectLines({ subject, talk }: { subject: SubjectView; talk: TalkView | null }) {
  const said = new Set(talk?.messages.map(({ lineHtml }) => lineHtml));
  const lines = subject.working.lines.filter(({ html }) => !said.has(html));
  if (lines.length === 0) return null;
  return (
    <div className={styles.lines}>
      <LineList working={{ startHtml: null, lines }} />
    </div>
  );
}

/** A reply whose words are still coming; where they do not, the page asks again until they are stored. */
function useReplyThatComes(talk: TalkView | null) {
  const { revalidate } = useRevalidator();
  const number = talk?.messages.find(({ isComing }) => isComing)?.number ?? null;
  const { sentences, isOver, stop } = useComingWords(talk?.id ?? '', number, revalidate);
  const waits = number !== null && isOver;
  useEffect(() => {
    if (!waits) return;
    const timer = setInterval(revalidate, 1500);
    return () => clearInterval(timer);
  }, [waits, revalidate]);
  return { isComing: number !== null, html: number === null ? '' : sentences.map(({ html }) => html).join(' '), stop };
}

/** Maths where a line of maths comes next, words elsewhere. */
function usualMode({ bot }: TalkPlace, talk: TalkView | null, subject: SubjectView | null): WritingMode {
  if (bot === 'GENERAL') return 'words';
  if (bot === 'PROBLEM_SOLVER') return subject?.isClosed === false ? 'maths' : 'words';
  const now = talk?.quiz?.goals.find(({ standing }) => standing === 'NOW');
  return now === undefined || now.kind === 'REASON' ? 'words' : 'maths';
}

/** What the next step costs, or what holds here. */
function noteOf({ place, talk, credit, isWithoutAi }: ChatFramePage): string {
  if (isWithoutAi) return '';
  if (place.bot === 'QUIZ_ME' && talk?.quiz?.isOver === false) return 'Quiz Me never gives the answer';
  return creditLabel(place.bot, talk?.isFree ?? place.bot === 'PROBLEM_SOLVER', credit);
}
