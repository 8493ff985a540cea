import { BookOpenCheck, Lightbulb, ListChecks } from 'lucide-react';
import { type MouseEvent, type ReactNode, useCallback, useRef } from 'react';
import type { UnresolvedCounts } from '../../graphql/shell/shell';
import { paths } from '../../lib/paths';
import type { FrameMessage } from '../chat/contract';
import { LinkButton } from '../ui/link-button';
import { Mascot } from '../ui/mascot/mascot';
import { AskedHelpCard } from './asked-help';
import styles from './chat-frame.module.css';
import {
  askedMessage,
  errorMessage,
  exampleMessage,
  type FrameBot,
  frameTitles,
  hintLabel,
  notOpenYet,
  promises,
} from './frame-messages';
import { mailToTeacher } from './mail-to-teacher';
import { useAppState } from './use-app-state';
import { useQuestionHelp } from './use-question-help';

interface ChatFrameProps {
  bot: FrameBot;
  nickname: string;
  unresolvedCounts: UnresolvedCounts;
}

/**
 * What stands inside the chat panel until the conversation opens: a greeting, the plain truth, and the help that there is;
 * opened about a hint or worked steps, just these. On its own, outside the panel, every link works by itself.
 */
export function ChatFrame({ bot, nickname, unresolvedCounts }: ChatFrameProps) {
  const top = useRef<HTMLHeadingElement>(null);
  const toTop = useCallback(() => {
    window.scrollTo(0, 0);
    top.current?.focus();
  }, []);
  const { state, ask } = useAppState(toTop);
  const mail = mailToTeacher(state?.context.topic ?? null);
  const byApp = (message: FrameMessage) => (event: MouseEvent) => {
    if (ask(message)) event.preventDefault();
  };
  const unresolved = unresolvedCounts.reduce((sum, course) => sum + course.unresolvedCount, 0);
  const practising = state?.context.questionId != null;
  const asked = state === null || state.aiModel === 'GENERAL' ? null : state.aiModel;
  const help = useQuestionHelp(state);
  const leaveAsked = () => {
    ask({ type: 'RESET_HEADER' });
    ask({ type: 'RESTORE_AI_MODEL' });
    toTop();
  };
  return (
    <main id="main" tabIndex={-1} className={styles.talk}>
      <div className={styles.greeting}>
        <span className={styles.mascot}>
          <Mascot pose={bot === 'quiz-me' ? 'quiz' : 'hi'} />
        </span>
        <div className={styles.say}>
          <h1 ref={top} tabIndex={-1}>
            Hi {nickname}, this is {frameTitles[bot]}
          </h1>
          <p>{promises[bot]}</p>
        </div>
      </div>
      <p role="status" className={styles.say}>
        {asked === null ? notOpenYet : askedMessage[asked]}
      </p>
      {asked === null ? (
        <ul className={styles.ways}>
          <Way icon={<Lightbulb aria-hidden size={22} />} title="Hints on the question" words={hintLabel(state)}>
            {practising ? null : <TopLink to={paths.courses}>Choose a course</TopLink>}
          </Way>
          <Way icon={<ListChecks aria-hidden size={22} />} title="A worked example" words={exampleMessage(state)} />
          <Way icon={<BookOpenCheck aria-hidden size={22} />} title="Error logbook" words={errorMessage(unresolved)}>
            <TopLink to={paths.errorLogbook}>Open the logbook</TopLink>
          </Way>
        </ul>
      ) : (
        <AskedHelpCard aiModel={asked} help={help} onLeave={leaveAsked} />
      )}
      <div className={styles.foot}>
        <LinkButton to={paths.home} target="_top" variant="line" size="sm" onClick={byApp({ type: 'GO_HOME' })}>
          Home
        </LinkButton>
        <a href={mail} target="_top" onClick={byApp({ type: 'OPEN_MAIL_LINK', href: mail })}>
          Ask your teacher by mail
        </a>
      </div>
    </main>
  );
}

interface WayProps {
  icon: ReactNode;
  title: string;
  words: string;
  children?: ReactNode;
}

function Way({ icon, title, words, children }: WayProps) {
  return (
    <li className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <div>
        <h2>{title}</h2>
        <p>{words}</p>
        {children}
      </div>
    </li>
  );
}

function TopLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_top">
      {children}
    </a>
  );
}
