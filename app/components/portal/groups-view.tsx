import { Form, Link } from '@remix-run/react';
import { classLimits } from '../../../rules/classes';
import type { ClassFormState } from '../../lib/class-form';
import { classPaths } from '../../lib/class-paths';
import { namesInWords } from '../../lib/names-in-words';
import { TextField } from '../account/text-field';
import announcements from '../announcements/announcements.module.css';
import { studentCount } from '../classes/people-words';
import { Choice, ChoiceSet } from '../portal-tasks/choice-set';
import { BothVersions } from '../ui/both-versions';
import { Button } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import type { ClassHead } from './class-layout';
import { NobodyJoined } from './nobody-joined';
import portal from './portal.module.css';
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
      <section className="card" aria-labelledby="groups">
        <h2 id="groups">Groups</h2>
        {groups.length === 0 ? (
          <EmptyState plain heading="h3" title="No groups yet">
            <p>Create one below, such as Extension or Support, and set it its own tasks.</p>
          </EmptyState>
        ) : (
          <ul className={portal.list} aria-label="Groups">
            {groups.map((group) => (
              <GroupRow key={group.id} school={school} group={group} students={students} />
            ))}
          </ul>
        )}
      </section>
      {school.archivedAt !== null && editing === null ? null : (
        <GroupForm
          key={editing?.id ?? creationKey}
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
    <section className="card" aria-labelledby="group-form" id="form">
      <h2 id="group-form">{editing === null ? 'New group' : `Change ${editing.name}`}</h2>
      <PortalForm intent={intent} reply={reply} submit={editing === null ? 'Create group' : 'Save'} variant="main">
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
        <ChoiceSet label="Students" columns>
          {students.map(({ id, nickname }) => (
            <Choice key={id} type="checkbox" name="student" value={id} current={ticked.includes(id) ? id : ''}>
              {nickname}
            </Choice>
          ))}
        </ChoiceSet>
      </PortalForm>
      {editing === null ? null : (
        <p className={announcements.tools}>
          <Link to={classPaths.groups(school.id)}>Cancel</Link>
        </p>
      )}
    </section>
  );
}

const inOrder = (ids: readonly string[]) => ids.filter((id) => id !== '').toSorted();

function GroupRow({ school, group, students }: Pick<GroupsViewProps, 'school' | 'students'> & { group: Group }) {
  const names = students.filter(({ id }) => group.studentIds.includes(id)).map(({ nickname }) => nickname);
  return (
    <li>
      <span className={portal.grow}>
        <b>{group.name}</b>
        <small>{names.length === 0 ? studentCount(0) : `${studentCount(names.length)}: ${namesInWords(names)}`}</small>
      </span>
      <div className={announcements.tools}>
        <Link to={`${classPaths.group(school.id, group.id)}#form`} aria-label={`Change ${group.name}`}>
          Change
        </Link>
        <details>
          <summary aria-label={`Delete ${group.name}`}>Delete…</summary>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="groupId" value={group.id} />
            <Button type="submit" name="intent" value="delete" size="sm">
              Yes, delete the group
            </Button>
          </Form>
        </details>
      </div>
    </li>
  );
}
