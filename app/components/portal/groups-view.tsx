import { classLimits } from '../../../rules/classes';
import type { ClassFormState } from '../../lib/class-form';
import { classPaths } from '../../lib/class-paths';
import { namesInWords } from '../../lib/names-in-words';
import { TextField } from '../account/text-field';
import { studentCount } from '../classes/people-words';
import { BothVersions } from '../ui/both-versions';
import { Choices } from '../ui/choices';
import { ConfirmForm } from '../ui/confirm-form';
import { EmptyState } from '../ui/empty-state';
import { LinkButton } from '../ui/link-button';
import { Row, Rows } from '../ui/lists';
import { Section } from '../ui/section';
import type { ClassHead } from './class-layout';
import { NobodyJoined } from './nobody-joined';
import { PortalForm } from './portal-form';

interface Group {
  id: string;
  name: string;
  studentIds: string[];
  version: string;
}

interface GroupsViewProps {
  school: ClassHead;
  students: { id: string; nickname: string }[];
  groups: Group[];
  /** The one that is being changed. */
  editing: Group | null;
  creationKey: string;
  reply: ClassFormState | undefined;
}

/** Named groups of a class: made by ticking, and then there for every task. */
export function GroupsView({ school, students, groups, editing, creationKey, reply }: GroupsViewProps) {
  if (students.length === 0) {
    return (
      <NobodyJoined classId={school.id} label="Groups">
        Groups are made up of students in the class. Show them the code first.
      </NobodyJoined>
    );
  }
  return (
    <>
      <Section title="Groups">
        {groups.length === 0 ? (
          <EmptyState plain heading="h3" title="No groups yet">
            <p>Create one below, such as Extension or Support, and set it its own tasks.</p>
          </EmptyState>
        ) : (
          <Rows label="Groups">
            {groups.map((group) => (
              <GroupRow key={group.id} school={school} group={group} students={students} />
            ))}
          </Rows>
        )}
      </Section>
      {school.archivedAt !== null && editing === null ? null : (
        <GroupForm
          key={editing?.id ?? groups.length}
          school={school}
          students={students}
          editing={editing}
          creationKey={creationKey}
          reply={reply}
        />
      )}
    </>
  );
}

function GroupForm({ school, students, editing, creationKey, reply }: Omit<GroupsViewProps, 'groups'>) {
  const intent = editing === null ? 'create' : 'change';
  const own = reply?.intent === intent ? reply : undefined;
  const ticked = own?.values.students?.split(' ') ?? editing?.studentIds ?? [];
  const nameOf = (id: string) => students.find((student) => student.id === id)?.nickname ?? id;
  return (
    <Section title={editing === null ? 'New group' : `Change ${editing.name}`} id="form">
      <PortalForm
        intent={intent}
        reply={reply}
        submit={editing === null ? 'Create group' : 'Save'}
        variant="main"
        cancel={editing === null ? undefined : classPaths.groups(school.id)}
      >
        <input type="hidden" name="creationKey" value={creationKey} />
        <input type="hidden" name="version" value={editing?.version ?? ''} />
        {own?.isConflict && editing !== null ? (
          <BothVersions
            by={null}
            at={null}
            fields={[
              { name: 'name', label: 'Name', mine: [own.values.name ?? ''], theirs: [editing.name] },
              { name: 'student', label: 'Students', mine: inOrder(ticked), theirs: inOrder(editing.studentIds) },
            ]}
            show={(name, values) => (name === 'name' ? values.join('') : namesInWords(values.map(nameOf)))}
          />
        ) : null}
        <TextField
          label="Name"
          hint="Only this class’s teachers can see it."
          name="name"
          autoComplete="off"
          maxLength={classLimits.longestGroupName}
          defaultValue={own?.values.name ?? editing?.name}
          error={own?.errors.name}
        />
        <Choices
          legend="Students"
          type="checkbox"
          name="student"
          columns
          chosen={ticked}
          options={students.map(({ id, nickname }) => ({ value: id, label: nickname }))}
        />
      </PortalForm>
    </Section>
  );
}

const inOrder = (ids: readonly string[]) => ids.filter((id) => id !== '').toSorted();

function GroupRow({ school, group, students }: Pick<GroupsViewProps, 'school' | 'students'> & { group: Group }) {
  const names = students.filter(({ id }) => group.studentIds.includes(id)).map(({ nickname }) => nickname);
  return (
    <Row
      title={group.name}
      note={names.length === 0 ? studentCount(0) : `${studentCount(names.length)}: ${namesInWords(names)}`}
    >
      <LinkButton
        to={`${classPaths.group(school.id, group.id)}#form`}
        variant="quiet"
        size="sm"
        aria-label={`Change ${group.name}`}
      >
        Change
      </LinkButton>
      <ConfirmForm
        summary="Delete…"
        label={`Delete ${group.name}`}
        fields={{ groupId: group.id }}
        intent="delete"
        submit="Yes, delete the group"
      />
    </Row>
  );
}
