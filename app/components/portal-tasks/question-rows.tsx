import { taskLimits } from '../../../rules/tasks/kinds';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import styles from './tasks.module.css';

export interface TeacherQuestionView {
  promptHtml: string;
  instructionHtml: string | null;
  figureHtml: string | null;
  choicesHtml: string[];
  keyHtml: string | null;
  difficulty: string;
}

export interface PickedRow {
  place: number;
  title: string;
  points: number;
  fewQuestions: boolean;
  /** Null where each student gets own numbers and none were drawn to look at. */
  question: TeacherQuestionView | null;
}

/** A question as a student sees it, with its key below. */
export function TeacherQuestion({ question }: { question: TeacherQuestionView }) {
  const { promptHtml, instructionHtml, figureHtml, choicesHtml, keyHtml } = question;
  return (
    <div className={styles.question}>
      <RichText html={promptHtml} />
      {figureHtml === null ? null : <DrawnFigure html={figureHtml} />}
      {choicesHtml.length === 0 ? null : (
        <ul className={styles.choices}>
          {choicesHtml.map((html) => (
            <li key={html}>
              <RichText inline html={html} />
            </li>
          ))}
        </ul>
      )}
      {instructionHtml === null ? null : <RichText html={instructionHtml} className={styles.quiet} />}
      {keyHtml === null ? null : (
        <p className={styles.key}>
          Answer <RichText inline html={keyHtml} />
        </p>
      )}
    </div>
  );
}

/** The hand-picked questions of a draft, each with what can be done to it. */
export function QuestionRows({ rows, typed }: { rows: PickedRow[]; typed: (field: string) => string }) {
  return (
    <ol className={styles.picked}>
      {rows.map(({ place, title, points, fewQuestions, question }) => (
        <li key={place}>
          <div className={styles.pickedHead}>
            <h3>
              {place}. {title}
            </h3>
            {fewQuestions ? <Chip tone="warn">Limited variety</Chip> : null}
          </div>
          {question === null ? (
            <p className={styles.quiet}>Each student gets different numbers.</p>
          ) : (
            <TeacherQuestion question={question} />
          )}
          <div className={styles.acts}>
            <label className={styles.points}>
              Points
              <input
                type="number"
                name={`points-${place}`}
                min={1}
                max={taskLimits.mostPointsOfQuestion}
                defaultValue={typed(`points-${place}`) || points}
              />
            </label>
            {actions.map(({ kind, label }) =>
              kind === 'UP' && place === 1 ? null : (
                <Button
                  key={kind}
                  type="submit"
                  name="change"
                  value={`${kind} ${place}`}
                  variant="quiet"
                  size="sm"
                  aria-label={`${label}: question ${place}`}
                >
                  {label}
                </Button>
              ),
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

const actions = [
  { kind: 'POINTS', label: 'Save points' },
  { kind: 'NEW_NUMBERS', label: 'New numbers' },
  { kind: 'UP', label: 'Move up' },
  { kind: 'REMOVE', label: 'Remove' },
] as const;
