import { Form, Link } from '@remix-run/react';
import { taskLimits } from '../../../rules/tasks/kinds';
import type { ClassFormState } from '../../lib/class-form';
import { paths } from '../../lib/paths';
import { TextField } from '../account/text-field';
import announcements from '../announcements/announcements.module.css';
import portal from '../portal/portal.module.css';
import { PortalForm } from '../portal/portal-form';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { examPaths } from './exam-paths';

export interface SavedExamLine {
  id: string;
  name: string;
  /** "12 questions, 14 points, saved 3 Nov" */
  about: string;
}

interface SavedExamsViewProps {
  exams: SavedExamLine[];
  /** The one that gets another name. */
  editing: SavedExamLine | null;
  reply: ClassFormState | undefined;
}

/** Questions that a teacher keeps: each can be chosen in the wizard of a task, in any class. */
export function SavedExamsView({ exams, editing, reply }: SavedExamsViewProps) {
  return (
    <div className={`page ${portal.page}`}>
      <p className="back">
        <Link to={paths.teacher}>Your classes</Link>
      </p>
      <h1>Saved exams</h1>
      {reply?.message && reply.intent === 'delete' ? (
        <p role="alert" className={portal.problem}>
          {reply.message}
        </p>
      ) : null}
      <section className="card" aria-label="Saved exams">
        {exams.length === 0 ? (
          <EmptyState plain heading="h2" title="No saved exams yet">
            <p>Save a task’s questions on its page to use them again in any of your classes.</p>
            <LinkButton to={paths.teacher} variant="main">
              Go to your classes
            </LinkButton>
          </EmptyState>
        ) : (
          <ul className={portal.list} aria-label="Saved exams">
            {exams.map((exam) => (
              <ExamRow key={exam.id} {...exam} />
            ))}
          </ul>
        )}
      </section>
      {editing === null ? null : <RenameForm key={editing.id} editing={editing} reply={reply} />}
    </div>
  );
}

function ExamRow({ id, name, about }: SavedExamLine) {
  return (
    <li>
      <span className={portal.grow}>
        <b>{name}</b>
        <small>{about}</small>
      </span>
      <div className={announcements.tools}>
        <Link to={examPaths.change(id)} aria-label={`Rename ${name}`}>
          Rename
        </Link>
        <details>
          <summary aria-label={`Delete ${name}`}>Delete…</summary>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="examId" value={id} />
            <Button type="submit" name="intent" value="delete" size="sm">
              Yes, delete it
            </Button>
          </Form>
        </details>
      </div>
    </li>
  );
}

function RenameForm({ editing, reply }: { editing: SavedExamLine; reply: ClassFormState | undefined }) {
  const own = reply?.intent === 'rename' ? reply : undefined;
  return (
    <section className="card" aria-labelledby="exam-form" id="form">
      <h2 id="exam-form">Rename {editing.name}</h2>
      <PortalForm intent="rename" reply={reply} submit="Save" variant="main">
        <input type="hidden" name="examId" value={editing.id} />
        <input type="hidden" name="seen" value={editing.name} />
        {own?.isConflict ? (
          <BothVersions
            by={null}
            at={null}
            lead="You renamed this in another window."
            fields={[{ name: 'name', label: 'Name', mine: [own.values.name ?? ''], theirs: [editing.name] }]}
            show={(_name, [text = '']) => text}
          />
        ) : null}
        <TextField
          label="Name"
          hint="Only you can see this."
          name="name"
          autoComplete="off"
          maxLength={taskLimits.longestTitle}
          defaultValue={own?.values.name ?? editing.name}
          error={own?.errors.name}
        />
      </PortalForm>
      <p className={announcements.tools}>
        <Link to={examPaths.list}>Cancel</Link>
      </p>
    </section>
  );
}
