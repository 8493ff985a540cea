import { taskLimits } from '../../../rules/tasks/kinds';
import { DrawnFigure } from '../maths/figures/drawn-figure';
import { RichText } from '../maths/rich-text';
import { Callout } from '../ui/alert';
import { Button } from '../ui/button';
import { Chip } from '../ui/chip';
import { Field } from '../ui/field';
import { Cluster, Grow } from '../ui/layout';
import { Rows } from '../ui/lists';
import { Prose } from '../ui/page';
import { TextInput } from '../ui/text-input';

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
    <Callout>
      <RichText html={promptHtml} />
      {figureHtml === null ? null : <DrawnFigure html={figureHtml} />}
      {choicesHtml.length === 0 ? null : (
        <Prose>
          <ul>
            {choicesHtml.map((html) => (
              <li key={html}>
                <RichText inline html={html} />
              </li>
            ))}
          </ul>
        </Prose>
      )}
      {instructionHtml === null ? null : <RichText html={instructionHtml} className="muted" />}
      {keyHtml === null ? null : (
        <p className="small muted">
          Answer <RichText inline html={keyHtml} />
        </p>
      )}
    </Callout>
  );
}

/** The hand-picked questions of a draft, each with what can be done to it. */
export function QuestionRows({ rows, typed }: { rows: PickedRow[]; typed: (field: string) => string }) {
  return (
    <Rows as="ol" tall>
      {rows.map(({ place, title, points, fewQuestions, question }) => (
        <li key={place}>
          <Cluster>
            <Grow as="h3">
              {place}. {title}
            </Grow>
            {fewQuestions ? <Chip tone="warn">Limited variety</Chip> : null}
          </Cluster>
          {question === null ? (
            <p className="muted">Each student gets different numbers.</p>
          ) : (
            <TeacherQuestion question={question} />
          )}
          <Cluster gap={2} align="bottom">
            <Field label="Points">
              {(aria) => (
                <TextInput
                  {...aria}
                  type="number"
                  name={`points-${place}`}
                  min={1}
                  max={taskLimits.mostPointsOfQuestion}
                  defaultValue={typed(`points-${place}`) || points}
                />
              )}
            </Field>
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
          </Cluster>
        </li>
      ))}
    </Rows>
  );
}

const actions = [
  { kind: 'POINTS', label: 'Save points' },
  { kind: 'NEW_NUMBERS', label: 'New numbers' },
  { kind: 'UP', label: 'Move up' },
  { kind: 'REMOVE', label: 'Remove' },
] as const;
