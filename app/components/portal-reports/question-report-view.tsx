import { Link } from '@remix-run/react';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { FactCard } from '../charts/fact-card';
import { RichText } from '../maths/rich-text';
import { TeacherQuestion, type TeacherQuestionView } from '../portal-tasks/question-rows';
import { StudentWorking } from '../portal-tasks/student-working';
import type { StudentWorkingView } from '../portal-tasks/working-summary';
import { Chip, type ChipTone, Mark } from '../ui/chip';
import { More } from '../ui/choices';
import { Cluster, Split } from '../ui/layout';
import { Row, Rows } from '../ui/lists';
import { PageHeader } from '../ui/page';
import { PrintButton } from '../ui/print-button';
import { Section } from '../ui/section';
import type { QuestionLine } from './task-report';

export interface AttemptView {
  text: string;
  html: string | null;
  right: boolean;
  misconception: string | null;
}

interface QuestionReportViewProps {
  task: { id: string; title: string };
  line: QuestionLine;
  /** The question that everybody had; null where each had own numbers. */
  question: TeacherQuestionView | null;
  answers: (StudentWorkingView & {
    studentTaskId: string;
    questionId: string;
    nickname: string;
    outcome: { tone: ChipTone; label: string };
    time: string;
    question: TeacherQuestionView | null;
    attempts: AttemptView[];
  })[];
  ideas: { misconceptionId: string; name: string; students: number }[];
}

/** One question of a task: what every student answered. */
export function QuestionReportView({ task, line, question, answers, ideas }: QuestionReportViewProps) {
  const share = ({ percent, count, of }: QuestionLine['first']) =>
    percent === null ? '–' : `${percent}% (${count} of ${of})`;
  return (
    <>
      <PageHeader
        heading="h2"
        back={{ to: reportPaths.task(task.id), label: 'Report' }}
        eyebrow={
          <Link to={paths.teacherTask(task.id)} className="target">
            {task.title}
          </Link>
        }
        title={line.title}
        lead={line.place === null ? line.topic : `${line.place}, ${line.topic}`}
        actions={<PrintButton />}
      />
      <FactCard
        facts={[
          { label: 'Correct first try', value: share(line.first) },
          { label: 'Correct in the end', value: share(line.end) },
          { label: 'Median time', value: line.time },
        ]}
      />
      {question === null ? null : (
        <Section label="Question">
          <TeacherQuestion question={question} />
        </Section>
      )}
      <Split>
        <Section title="Students’ answers" heading="h3">
          <Rows tall>
            {answers.map((answer) => (
              <li key={answer.questionId}>
                <Cluster>
                  <Link
                    to={`${paths.teacherStudentTask(task.id, answer.studentTaskId)}#q-${answer.questionId}`}
                    className="target"
                  >
                    <b>{answer.nickname}</b>
                  </Link>
                  <Chip tone={answer.outcome.tone}>{answer.outcome.label}</Chip>
                  <span className="num muted">{answer.time}</span>
                </Cluster>
                <Attempts attempts={answer.attempts} />
                <StudentWorking
                  studentTaskId={answer.studentTaskId}
                  questionId={answer.questionId}
                  working={answer.working}
                  boardShapes={answer.boardShapes}
                />
                {answer.question === null ? null : (
                  <More summary="Show question">
                    <TeacherQuestion question={answer.question} />
                  </More>
                )}
              </li>
            ))}
          </Rows>
        </Section>
        <Section title="Misconceptions" heading="h3">
          {ideas.length === 0 ? (
            <p className="muted">None of the wrong answers matches a misconception we know.</p>
          ) : (
            <Rows>
              {ideas.map(({ misconceptionId, name, students }) => (
                <Row
                  key={misconceptionId}
                  mark={<Mark tone="accent">{students}</Mark>}
                  title={<Link to={reportPaths.taskInsights(task.id, misconceptionId)}>{name}</Link>}
                />
              ))}
            </Rows>
          )}
        </Section>
      </Split>
    </>
  );
}

function Attempts({ attempts }: { attempts: AttemptView[] }) {
  if (attempts.length === 0) return <p className="muted">No answer.</p>;
  return (
    <Cluster as="ul" gap={5}>
      {attempts.map((attempt, place) => (
        <li key={place}>
          <AnswerText attempt={attempt} />{' '}
          <small className="muted">
            {attempt.right ? 'correct' : 'not correct'}
            {attempt.misconception === null ? '' : `: ${attempt.misconception}`}
          </small>
        </li>
      ))}
    </Cluster>
  );
}

/** An answer as it was given: a formula where it can be read as one. */
export function AnswerText({ attempt: { html, text } }: { attempt: Pick<AttemptView, 'html' | 'text'> }) {
  return html === null ? <span>{text}</span> : <RichText inline html={html} />;
}
