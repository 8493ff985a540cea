import { Link } from '@remix-run/react';
import { reportPaths } from '../../lib/class-report-paths';
import messages from '../chat-frame/messages.module.css';
import { StudentMessage } from '../chat-frame/student-message';
import type { MessageView } from '../chat-frame/talk-data';
import { TutorMessage } from '../chat-frame/tutor-message';
import type { ClassHead } from '../portal/class-layout';
import { EmptyState } from '../ui/empty-state';
import styles from './student-talks.module.css';

interface TalkOfStudent {
  id: string;
  bot: 'PROBLEM_SOLVER' | 'QUIZ_ME' | 'GENERAL';
  topicName: string | null;
  lastAt: string;
  messages: MessageView[];
}

interface StudentTalksViewProps {
  school: ClassHead;
  student: { id: string; nickname: string };
  /** The latest first. */
  talks: TalkOfStudent[];
}

const botNames = { PROBLEM_SOLVER: 'Tutor Me', QUIZ_ME: 'Quiz Me', GENERAL: 'Helper' } as const;

/** A student's talks with the tutor, to be read and not to be changed. */
export function StudentTalksView({ school, student, talks }: StudentTalksViewProps) {
  const { nickname } = student;
  return (
    <>
      <header className={styles.head}>
        <p>
          <Link to={reportPaths.student(school.id, student.id)}>{nickname}</Link>
        </p>
        <h2>Tutor chats</h2>
        <p className={styles.quiet}>
          Chats about questions and quizzes started since your school let teachers read them. {nickname} was told in
          each one. General questions, and anything that needs a different kind of help, stay private.
        </p>
      </header>
      {talks.length === 0 ? (
        <section className="card" aria-label="Chats">
          <EmptyState plain heading="h3" title="No chats yet">
            <p>When {nickname} asks the tutor about a question, the chat shows up here.</p>
          </EmptyState>
        </section>
      ) : (
        <ul className={styles.talks}>
          {talks.map((talk, place) => (
            <li key={talk.id} className="card">
              <details open={place === 0}>
                <summary>
                  <b>{talk.topicName ?? 'Several topics'}</b>
                  <small>
                    {botNames[talk.bot]}, {talk.lastAt}
                  </small>
                </summary>
                <ol className={messages.messages}>
                  {talk.messages.map((message) =>
                    message.author === 'STUDENT' ? (
                      <StudentMessage key={message.number} message={message} by={nickname} />
                    ) : (
                      <TutorMessage
                        key={message.number}
                        talkId={null}
                        message={message}
                        name={botNames[talk.bot]}
                        mascot={null}
                        summaryPath={null}
                        options={null}
                      />
                    ),
                  )}
                </ol>
              </details>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
