import { taskLimits } from '../../../rules/tasks/kinds';
import type { ClassFormState } from '../../lib/class-form';
import { paths } from '../../lib/paths';
import { TextField } from '../account/text-field';
import { PortalForm } from '../portal/portal-form';
import { Alert } from '../ui/alert';
import { BothVersions } from '../ui/both-versions';
import { ConfirmForm } from '../ui/confirm-form';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { Page } from '../ui/page';
import { Section } from '../ui/section';
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
    <Page title="Saved exams" back={{ to: paths.teacher, label: 'Your classes' }}>
      <Alert>{reply?.intent === 'delete' ? reply.message : null}</Alert>
      <Section label="Saved exams">
        {exams.length === 0 ? (
          <EmptyState plain heading="h2" title="No saved exams yet">
            <p>Save a task’s questions on its page to use them again in any of your classes.</p>
            <LinkButton to={paths.teacher} variant="main">
              Go to your classes
            </LinkButton>
          </EmptyState>
        ) : (
          <Rows label="Saved exams">
            {exams.map((exam) => (
              <ExamRow key={exam.id} {...exam} />
            ))}
          </Rows>
        )}
      </Section>
      {editing === null ? null : <RenameForm key={editing.id} editing={editing} reply={reply} />}
    </Page>
  );
}

function ExamRow({ id, name, about }: SavedExamLine) {
  return (
    <Row title={name} note={about}>
      <LinkButton to={examPaths.change(id)} variant="quiet" size="sm" aria-label={`Rename ${name}`}>
        Rename
      </LinkButton>
      <ConfirmForm
        summary="Delete…"
        label={`Delete ${name}`}
        fields={{ examId: id }}
        intent="delete"
        submit="Yes, delete it"
      />
    </Row>
  );
}

function RenameForm({ editing, reply }: { editing: SavedExamLine; reply: ClassFormState | undefined }) {
  const own = reply?.intent === 'rename' ? reply : undefined;
  return (
    <Section title={`Rename ${editing.name}`} id="form">
      <PortalForm intent="rename" reply={reply} submit="Save" variant="main" cancel={examPaths.list}>
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
    </Section>
  );
}
