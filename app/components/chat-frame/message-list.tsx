import { ShieldCheck } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { RichText } from '../maths/rich-text';
import styles from './messages.module.css';
import { Options, PastOptions } from './say-buttons';
import { Own, StudentMessage } from './student-message';
import type { MessageView, TalkView } from './talk-data';
import { TutorMessage } from './tutor-message';
import type { SendingMessage, TalkForm } from './use-talk';

interface MessageListProps {
  talk: TalkView | null;
  name: string;
  mascot: ReactNode;
  sending: SendingMessage | null;
  /** The sentences of a reply that is still coming. */
  comingHtml: string | null;
  /** Stands after so many messages: what the panel was opened about. */
  asked: { after: number; card: ReactNode } | null;
  number: number;
  Form: TalkForm;
  onSent: () => void;
}

/** The conversation in its order, with the message that is on its way and the reply that is coming. */
export function MessageList(props: MessageListProps) {
  const { talk, name, mascot, sending, comingHtml, asked, number, Form, onSent } = props;
  const messages = talk?.messages ?? [];
  const newest = sending === null ? messages.findLast(({ author }) => author === 'TUTOR') : undefined;
  const buttons = { Form, number, onSent };
  return (
    <ol className={styles.messages}>
      {messages.map((message, place) => (
        <Fragment key={message.number}>
          {asked?.after === place ? asked.card : null}
          {message.author === 'STUDENT' ? (
            <StudentMessage message={message} />
          ) : message.isComing ? (
            <Coming html={comingHtml} mascot={mascot} name={name} />
          ) : (
            <TutorMessage
              talkId={talk?.id ?? ''}
              message={message}
              name={name}
              mascot={message === newest ? mascot : null}
              summaryPath={talk?.quiz?.summary?.nextPath ?? null}
              options={optionsOf(message, message === messages.at(-1) && sending === null, buttons)}
            />
          )}
        </Fragment>
      ))}
      {asked !== null && asked.after >= messages.length ? asked.card : null}
      {sending === null ? null : (
        <>
          <SentMessage key={sending.number} sending={sending} messages={messages} />
          <Coming key={`${sending.number} reply`} html={null} mascot={mascot} name={name} />
        </>
      )}
    </ol>
  );
}

function optionsOf(
  { options }: MessageView,
  isAskedNow: boolean,
  buttons: { Form: TalkForm; number: number; onSent: () => void },
): ReactNode {
  if (options.length === 0) return null;
  return isAskedNow ? <Options options={options} {...buttons} /> : <PastOptions options={options} />;
}

/** As it was typed or chosen, until the server has it. */
function SentMessage({ sending, messages }: { sending: SendingMessage; messages: MessageView[] }) {
  const option = messages.flatMap(({ options }) => options).find(({ id }) => id === sending.choice);
  if (option !== undefined) {
    return (
      <Own>
        <RichText html={option.html} inline />
      </Own>
    );
  }
  return sending.text === '' ? null : <Own>{sending.text}</Own>;
}

/** The place of a reply that is coming, with the sentences that are there already. It is read out once it is whole. */
function Coming({ html, mascot, name }: { html: string | null; mascot: ReactNode; name: string }) {
  return (
    <li className={styles.tutor} data-newest id="newest" aria-live="off">
      <span className={styles.mascot}>{mascot}</span>
      <div className={styles.said}>
        <div className={styles.bubble} data-coming>
          <span className="sr">{name} is thinking.</span>
          {html === null || html === '' ? (
            <span className={styles.dots} aria-hidden>
              <i />
              <i />
              <i />
            </span>
          ) : (
            <RichText html={html} />
          )}
        </div>
      </div>
    </li>
  );
}

/** What vouches for the formulas of this talk. */
export function CheckedNote({ isOpen }: { isOpen: boolean }) {
  return (
    <p className={styles.note}>
      <ShieldCheck aria-hidden size={16} />
      Formulas here are checked by our maths engine, not guessed.
      {isOpen ? ' No final answers while a question is open. Hints cost coins, never marks.' : null}
    </p>
  );
}
