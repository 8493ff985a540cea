import { reportPaths } from '../../lib/class-report-paths';
import messages from '../chat-frame/messages.module.css';
import { StudentMessage } from '../chat-frame/student-message';
import type { MessageView } from '../chat-frame/talk-data';
import { TutorMessage } from '../chat-frame/tutor-message';
import type { ClassHead } from '../portal/class-layout';
import { More } from '../ui/choices';
import { EmptyState } from '../ui/empty-state';
import { Stack } from '../ui/layout';
import { PageHeader } from '../ui/page';
import { Section } from '../ui/section';

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
      <PageHeader
        heading="h2"
        back={{ to: reportPaths.student(school.id, student.id), label: nickname }}
        title="Tutor chats"
        lead={`Chats about questions and quizzes started since your school let teachers read them. ${nickname} was told in each one. General questions, and anything that needs a different kind of help, stay private.`}
      />
      {talks.length === 0 ? (
        <Section label="Chats">
          <EmptyState plain heading="h3" title="No chats yet">
            <p>When {nickname} asks the tutor about a question, the chat shows up here.</p>
          </EmptyState>
        </Section>
      ) : (
        <Stack as="ul">
          {talks.map((talk, place) => (
            <li key={talk.id} className="card">
              <More
                open={place === 0}
                summary={
                  <span>
                    {talk.topicName ?? 'Several topics'}{' '}
                    <small className="muted">
                      {botNames[talk.bot]}, {talk.lastAt}
                    </small>
                  </span>
                }
              >
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
              </More>
            </li>
          ))}
        </Stack>
      )}
    </>
  );
}
