import type { Person } from '../backend/people';
import type { TestBackend } from '../backend/test-backend';

/** The value of an operation's field, or the code of its refusal. */
export async function call(
  backend: Pick<TestBackend, 'ask'>,
  person: Person,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<unknown> {
  const { data, errors } = await backend.ask(query, { variables, token: person.token });
  const [error] = errors;
  if (error) return error.extensions.code;
  return Object.values(data)[0];
}

const input = { name: '8B', courseId: 'year-8', colour: 'GREEN', timeZone: 'Australia/Perth' };

export const operations = {
  create: (key: string, more: Partial<typeof input> = {}) =>
    [
      'mutation M($input: ClassInput!, $key: String!) { createClass(input: $input, creationKey: $key) }',
      { input: { ...input, ...more }, key },
    ] as const,
  update: (classId: string, more: Partial<typeof input> = {}, version: number | null = null) =>
    [
      'mutation M($id: ID!, $input: ClassInput!, $version: Int) { updateClass(classId: $id, input: $input, version: $version) }',
      { id: classId, input: { ...input, ...more }, version },
    ] as const,
  sharedFile: (id: string) =>
    ['query Q($id: ID!) { sharedFile(fileId: $id) { id name kind downloadable teaches className } }', { id }] as const,
  renameFile: (id: string) =>
    ['mutation M($id: ID!) { renameClassFile(fileId: $id, name: "Plan B") }', { id }] as const,
  deleteFile: (id: string) => ['mutation M($id: ID!) { deleteClassFile(fileId: $id) }', { id }] as const,
  restoreFile: (id: string) => ['mutation M($id: ID!) { restoreClassFile(fileId: $id) }', { id }] as const,
  announce: (classId: string, key: string, body = 'Bring a **ruler**.') =>
    [
      'mutation M($id: ID!, $body: String!, $key: String!) { announce(classId: $id, body: $body, creationKey: $key) }',
      { id: classId, body, key },
    ] as const,
  editAnnouncement: (id: string) =>
    ['mutation M($id: ID!) { editAnnouncement(id: $id, body: "Bring two.") }', { id }] as const,
  deleteAnnouncement: (id: string) => ['mutation M($id: ID!) { deleteAnnouncement(id: $id) }', { id }] as const,
  groups: (classId: string) =>
    [
      'query Q($id: ID!) { taughtClass(classId: $id) { groups { id name studentIds version } } }',
      { id: classId },
    ] as const,
  makeGroup: (classId: string, key: string, name = 'Extension', studentIds: string[] = []) =>
    [
      `mutation M($id: ID!, $name: String!, $students: [ID!]!, $key: String!) {
        createClassGroup(classId: $id, name: $name, studentIds: $students, creationKey: $key) }`,
      { id: classId, name, students: studentIds, key },
    ] as const,
  changeGroup: ({ id, version }: { id: string; version: string }, name: string, studentIds: string[]) =>
    [
      `mutation M($id: ID!, $version: String!, $name: String!, $students: [ID!]!) {
        changeClassGroup(groupId: $id, version: $version, name: $name, studentIds: $students) }`,
      { id, version, name, students: studentIds },
    ] as const,
  deleteGroup: (groupId: string) =>
    ['mutation M($id: ID!) { deleteClassGroup(groupId: $id) }', { id: groupId }] as const,
  prepare: (classId: string, names: string[], key: string) =>
    [
      'mutation M($id: ID!, $names: [String!]!, $key: String!) { prepareStudents(classId: $id, names: $names, creationKey: $key) }',
      { id: classId, names, key },
    ] as const,
  giveFirstPassword: (classId: string, studentId: string) =>
    [
      'mutation M($id: ID!, $student: ID!) { giveFirstPassword(classId: $id, studentId: $student) }',
      { id: classId, student: studentId },
    ] as const,
  archive: (classId: string, archived = true) =>
    [
      'mutation M($id: ID!, $archived: Boolean!) { setClassArchived(classId: $id, archived: $archived) }',
      { id: classId, archived },
    ] as const,
  remove: (classId: string) => ['mutation M($id: ID!) { deleteClass(classId: $id) }', { id: classId }] as const,
  renew: (classId: string) => ['mutation M($id: ID!) { renewJoinCode(classId: $id) }', { id: classId }] as const,
  inviteStudents: (classId: string, emails: string[]) =>
    [
      'mutation M($id: ID!, $emails: [String!]!) { inviteStudents(classId: $id, emails: $emails) { count unsent } }',
      { id: classId, emails },
    ] as const,
  inviteCoTeacher: (classId: string, email: string) =>
    [
      'mutation M($id: ID!, $email: String!) { inviteCoTeacher(classId: $id, email: $email) }',
      { id: classId, email },
    ] as const,
  withdraw: (classId: string, email: string, role = 'STUDENT') =>
    [
      'mutation M($id: ID!, $role: ClassInvitationRole!, $email: String!) { withdrawClassInvitation(classId: $id, role: $role, email: $email) }',
      { id: classId, email, role },
    ] as const,
  answer: (classId: string, accept = true) =>
    [
      'mutation M($id: ID!, $accept: Boolean!) { answerTeachingInvitation(classId: $id, accept: $accept) }',
      { id: classId, accept },
    ] as const,
  endCoTeaching: (classId: string, teacherId: string) =>
    [
      'mutation M($id: ID!, $teacherId: ID!) { endCoTeaching(classId: $id, teacherId: $teacherId) }',
      { id: classId, teacherId },
    ] as const,
  removeStudents: (classId: string, studentIds: string[]) =>
    [
      'mutation M($id: ID!, $ids: [ID!]!) { removeStudents(classId: $id, studentIds: $ids) }',
      { id: classId, ids: studentIds },
    ] as const,
  moveStudents: (classId: string, toClassId: string, studentIds: string[]) =>
    [
      'mutation M($id: ID!, $to: ID!, $ids: [ID!]!) { moveStudents(classId: $id, toClassId: $to, studentIds: $ids) }',
      { id: classId, to: toClassId, ids: studentIds },
    ] as const,
  join: (code: string) => ['mutation M($code: String!) { joinClass(code: $code) }', { code }] as const,
  leave: (classId: string) => ['mutation M($id: ID!) { leaveClass(classId: $id) }', { id: classId }] as const,
  decline: (classId: string) =>
    ['mutation M($id: ID!) { declineClassInvitation(classId: $id) }', { id: classId }] as const,
  toJoin: (code: string) =>
    [
      'query Q($code: String!) { classToJoin(code: $code) { id name teachers joined course { name } colour } }',
      { code },
    ] as const,
  taught: (classId: string) =>
    [
      `query Q($id: ID!) { taughtClass(classId: $id) {
        id name colour timeZone joinCode archivedAt isOwner ownerName studentCount activeCount newCount
        course { id }
        version files { shared { id name } deleted { id } } announcements { id body }
        preparedAccounts { studentId login firstPassword }
        students { id nickname avatar yearLevel joinedAt lastActiveDay answered }
        people { coTeachers { id nickname } invitations { email role } otherClasses { id name } } } }`,
      { id: classId },
    ] as const,
  head: (classId: string) =>
    ['query Q($id: ID!) { classHead(classId: $id) { id name studentCount archivedAt } }', { id: classId }] as const,
  taughtList: (archived = false) =>
    ['query Q($archived: Boolean!) { taughtClasses(archived: $archived) { id name } }', { archived }] as const,
  teachingInvitations: () =>
    ['query Q { teachingInvitations { classId name invitedBy colour course { id } } }', {}] as const,
  mine: () => ['query Q { myClasses { id name archived teachers studentCount } }', {}] as const,
  oneOfMine: (classId: string) =>
    [
      'query Q($id: ID!) { myClass(classId: $id) { id name teachers classmates { firstName avatar } joinedAt files { id } announcements { id } } }',
      { id: classId },
    ] as const,
  invitations: () => ['query Q { classInvitations { classId name invitedBy joinCode } }', {}] as const,
};
