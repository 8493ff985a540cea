import { ChevronRight, Lightbulb, MessageCircleQuestion } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { paths } from '../../lib/paths';
import type { FrameMessage } from '../chat/contract';
import { LineList } from '../practice/working/line-list';
import { Button } from '../ui/button';
import { openingWords } from './frame-messages';
import { openings, topicName } from './openings';
import { SayForm, Suggestions } from './say-buttons';
import styles from './start-screen.module.css';
import type { SubjectView, WeakSpotView } from './talk-data';
import type { TalkPlace } from './talk-place';
import type { TalkForm } from './use-talk';

interface StartScreenProps {
  place: TalkPlace;
  nickname: string;
  subject: SubjectView | null;
  weakSpots: WeakSpotView[];
  isFromLogbook: boolean;
  mascot: ReactNode;
  number: number;
  Form: TalkForm;
  busy: boolean;
  onSent: () => void;
  /** False when there is no app around this page. */
  ask: (message: FrameMessage) => boolean;
}

/** Before the first message: a greeting, and ways to begin. */
export function StartScreen(props: StartScreenProps) {
  const { place, nickname, subject, weakSpots, isFromLogbook, mascot, number, Form, busy, onSent, ask } = props;
  const { title, words } = openingWords(place.bot, subject);
  const choose = (message: FrameMessage) => (event: MouseEvent) => {
    if (ask(message)) event.preventDefault();
  };
  return (
    <div className={styles.start}>
      <div className={styles.greeting}>
        <span>{mascot}</span>
        <div className={styles.say}>
          <h1 tabIndex={-1}>
            Hi {nickname}, this is {title}
          </h1>
          {isFromLogbook && place.bot === 'PROBLEM_SOLVER' ? <p>This question is from your error logbook.</p> : null}
          <p>{words}</p>
        </div>
      </div>
      {place.bot === 'PROBLEM_SOLVER' && subject !== null && subject.working.lines.length > 0 ? (
        <div className={styles.lines}>
          <LineList working={subject.working} />
        </div>
      ) : null}
      {place.bot === 'GENERAL' ? (
        <div className={styles.two}>
          <Pick
            icon={<Lightbulb aria-hidden size={24} />}
            title="Tutor Me"
            words={
              subject === null ? 'Open a question and I’ll start from your last line' : 'A hint based on your last line'
            }
            to={subject === null ? paths.courses : paths.chatBot(subject.id)}
            leaves={subject === null}
            onClick={
              subject === null ? undefined : choose({ type: 'CHOOSE_BOT', bot: 'problem-solver', topicId: null })
            }
          />
          <Pick
            icon={<MessageCircleQuestion aria-hidden size={24} />}
            title="Quiz Me"
            words="I ask, you explain. 5 goals, about 6 minutes"
            to={paths.quizMe()}
            onClick={choose({ type: 'CHOOSE_BOT', bot: 'quiz-me', topicId: null })}
          />
        </div>
      ) : null}
      {place.bot === 'QUIZ_ME' ? (
        <SayForm Form={Form} number={number} onSent={onSent} intent="BEGIN" text="">
          <Button type="submit" variant="main" full busy={busy}>
            {place.topicId === null
              ? 'Start with my weak spots'
              : `Start: ${topicName(place.topicId, weakSpots, subject)}`}
          </Button>
        </SayForm>
      ) : null}
      {place.bot === 'PROBLEM_SOLVER' ? null : (
        <Topics place={place} spots={weakSpots} subject={subject} choose={choose} />
      )}
      {place.bot === 'GENERAL' ? <h2 className={styles.or}>Or ask me</h2> : null}
      <Suggestions suggestions={openings(place.bot, subject)} number={number} Form={Form} onSent={onSent} />
    </div>
  );
}

interface PickProps {
  icon: ReactNode;
  title: string;
  words: string;
  to: string;
  /** Out of the frame. */
  leaves?: boolean;
  onClick?: (event: MouseEvent) => void;
}

function Pick({ icon, title, words, to, leaves, onClick }: PickProps) {
  return (
    <a href={to} target={leaves ? '_top' : undefined} className={styles.pick} onClick={onClick}>
      <span className={styles.icon}>{icon}</span>
      <b>{title}</b>
      <span className="small muted">{words}</span>
    </a>
  );
}

interface TopicsProps {
  place: TalkPlace;
  spots: WeakSpotView[];
  subject: SubjectView | null;
  choose: (message: FrameMessage) => (event: MouseEvent) => void;
}

/** Topics to be asked about: that of the open question first, then what went wrong lately. */
function Topics({ place, spots, subject, choose }: TopicsProps) {
  const open =
    subject === null
      ? []
      : [{ topicId: subject.topic.id, topicName: subject.topic.title, note: 'Your current question' }];
  const others = spots.filter(({ topicId }) => topicId !== subject?.topic.id);
  const topics = [...open, ...others].filter(({ topicId }) => topicId !== place.topicId).slice(0, 3);
  if (topics.length === 0) return null;
  return (
    <section className={styles.topics}>
      <h2>Quiz me on</h2>
      <ul>
        {topics.map(({ topicId, topicName: name, note }) => (
          <li key={topicId}>
            <a
              href={paths.quizMe({ topicId, questionId: subject?.id })}
              onClick={choose({ type: 'CHOOSE_BOT', bot: 'quiz-me', topicId })}
            >
              <span>
                <b>{name}</b>
                <span className="small muted">{note}</span>
              </span>
              <ChevronRight aria-hidden size={20} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
