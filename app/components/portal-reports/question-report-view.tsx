import { Link } from '@remix-run/react';
import { reportPaths } from '../../lib/class-report-paths';
import { paths } from '../../lib/paths';
import { RichText } from '../maths/rich-text';
import { TeacherQuestion, type TeacherQuestionView } from '../portal-tasks/question-rows';
import { StudentWorking } from '../portal-tasks/student-working';
import type { StudentWorkingView } from '../portal-tasks/working-summary';
import { Chip, type ChipTone } from '../ui/chip';
import { PrintButton } from '../ui/print-button';
import { Facts } from './facts';
import styles from './reports.module.css';
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
      <header className={styles.head}>
        <div>
          <p className={styles.crumb}>
            <Link to={paths.teacherTask(task.id)} className={styles.ofTask}>
              {task.title}
            </Link>
            <Link to={reportPaths.task(task.id)}>Report</Link>
          </p>
          <h2>{line.title}</h2>
          <p className={styles.quiet}>{line.place === null ? line.topic : `${line.place}, ${line.topic}`}</p>
        </div>
        <div className={styles.acts}>
          <PrintButton />
        </div>
      </header>
      <Facts
        facts={[
          { label: 'Correct first try', value: share(line.first) },
          { label: 'Correct in the end', value: share(line.end) },
          { label: 'Median time', value: line.time },
        ]}
      />
      {question === null ? null : (
        <section className="card" aria-label="Question">
          <TeacherQuestion question={question} />
        </section>
      )}
      <div className={styles.columns}>
        <section className={`card ${styles.tableCard}`} aria-labelledby="answers">
          <h3 id="answers" className={styles.tableHead}>
            Students’ answers
          </h3>
          <ul className={styles.answers}>
            {answers.map((answer) => (
              <li key={answer.questionId}>
                <div className={styles.answerHead}>
                  <Link
                    to={`${paths.teacherStudentTask(task.id, answer.studentTaskId)}#q-${answer.questionId}`}
                    className={styles.name}
                  >
                    {answer.nickname}
                  </Link>
                  <Chip tone={answer.outcome.tone}>{answer.outcome.label}</Chip>
                  <span className={`num ${styles.quiet}`}>{answer.time}</span>
                </div>
                <Attempts attempts={answer.attempts} />
                <StudentWorking
                  studentTaskId={answer.studentTaskId}
                  questionId={answer.questionId}
                  working={answer.working}
                  boardShapes={answer.boardShapes}
                />
                {answer.question === null ? null : (
                  <details className={styles.its}>
                    <summary>Show question</summary>
                    <TeacherQuestion question={answer.question} />
                  </details>
                )}
              </li>
            ))}
          </ul>
        </section>
        <section className="card" aria-labelledby="ideas">
          <h3 id="ideas">Misconceptions</h3>
          {ideas.length === 0 ? (
            <p className={styles.quiet}>None of the wrong answers matches a misconception we know.</p>
          ) : (
            <ul className={styles.ideaList}>
              {ideas.map(({ misconceptionId, name, students }) => (
                <li key={misconceptionId}>
                  <b className="num">{students}</b>
                  <Link to={reportPaths.taskInsights(task.id, misconceptionId)} className={styles.name}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}

function Attempts({ attempts }: { attempts: AttemptView[] }) {
  if (attempts.length === 0) return <p className={styles.quiet}>No answer.</p>;
  return (
    <ul className={styles.attempts}>
      {attempts.map((attempt, place) => (
        <li key={place}>
          <AnswerText attempt={attempt} />
          <small>
            {attempt.right ? 'correct' : 'not correct'}
            {attempt.misconception === null ? '' : `: ${attempt.misconception}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

/** An answer as it was given: a formula where it can be read as one. */
export function AnswerText({ attempt: { html, text } }: { attempt: Pick<AttemptView, 'html' | 'text'> }) {
  return html === null ? <span>{text}</span> : <RichText inline html={html} />;
}
