import { findCourse } from '../../modules/catalogue';
import {
  type ClassGroup as ClassGroupData,
  getClassCoins,
  getClassPeople,
  getRoster,
  getTaughtClass,
  listAnnouncements,
  listGroups,
  listPreparedStudents,
  listTaughtClasses,
  listTaughtFiles,
  listTeachingInvitations,
  type RosterStudent,
  type TaughtClass as TaughtClassData,
  type TeachingInvitation as TeachingInvitationData,
} from '../../modules/classroom';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { ClassColour, ClassInvitationRole } from '../enums';
import { requireViewer } from '../require-viewer';
import { Announcement } from './announcements';
import { ClassCoins } from './class-coins';
import { ClassFile } from './class-files';
import { withClass } from './class-head';
import { PreparedAccount } from './prepared-accounts';

const ClassStudent = builder.objectRef<RosterStudent>('ClassStudent').implement({
  description: 'A student as the teacher of the class sees them.',
  fields: (t) => ({
    id: t.exposeID('id'),
    nickname: t.exposeString('nickname'),
    avatar: t.exposeString('avatar', {
      nullable: true,
      description: 'What their picture wears, without title or card.',
    }),
    yearLevel: t.exposeInt('yearLevel', { nullable: true }),
    joinedAt: t.field({ type: 'DateTime', resolve: ({ joinedAt }) => joinedAt }),
    lastActiveDay: t.exposeString('lastActiveDay', {
      nullable: true,
      description: 'The last day with an answer, yyyy-MM-dd in the zone of the student; null before the first.',
    }),
    answered: t.exposeInt('answered', { description: 'Questions answered in the last seven days.' }),
  }),
});

const NamedPerson = builder.objectRef<{ id: string; nickname: string }>('CoTeacher').implement({
  fields: (t) => ({ id: t.exposeID('id'), nickname: t.exposeString('nickname') }),
});

const WaitingInvitation = builder
  .objectRef<{ email: string; role: 'STUDENT' | 'TEACHER' }>('WaitingClassInvitation')
  .implement({
    fields: (t) => ({
      email: t.exposeString('email', { description: 'As it was typed; whether somebody has it is not told.' }),
      role: t.field({ type: ClassInvitationRole, resolve: ({ role }) => role }),
    }),
  });

const OtherClass = builder.objectRef<{ id: string; name: string }>('OtherClass').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});

const ClassPeople = builder.objectRef<Awaited<ReturnType<typeof getClassPeople>>>('ClassPeople').implement({
  fields: (t) => ({
    coTeachers: t.field({ type: [NamedPerson], resolve: ({ coTeachers }) => coTeachers }),
    invitations: t.field({ type: [WaitingInvitation], resolve: ({ invitations }) => invitations }),
    otherClasses: t.field({
      type: [OtherClass],
      description: 'Where students of this class could be moved.',
      resolve: ({ otherClasses }) => otherClasses,
    }),
  }),
});

const TaughtFiles = builder.objectRef<Awaited<ReturnType<typeof listTaughtFiles>>>('TaughtClassFiles').implement({
  fields: (t) => ({
    shared: t.field({ type: [ClassFile], resolve: ({ shared }) => shared }),
    deleted: t.field({
      type: [ClassFile],
      description: 'Those that can be brought back.',
      resolve: ({ deleted }) => deleted,
    }),
  }),
});

const ClassGroup = builder.objectRef<ClassGroupData>('ClassGroup').implement({
  description: 'A named set of students of a class.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    studentIds: t.exposeIDList('studentIds'),
    version: t.exposeString('version'),
  }),
});

const TaughtClass = builder.objectRef<TaughtClassData>('TaughtClass').implement({
  description: 'A class as its teachers see it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    course: t.field({ type: Course, nullable: true, resolve: ({ courseId }) => findCourse(courseId) ?? null }),
    colour: t.field({ type: ClassColour, resolve: ({ colour }) => colour }),
    timeZone: t.exposeString('timeZone'),
    joinCode: t.exposeString('joinCode'),
    version: t.exposeInt('version', { description: 'Counts the changes of its settings.' }),
    coinsOnTasks: t.exposeBoolean('coinsOnTasks', {
      description: 'Whether students may use MarsCoins on their homework.',
    }),
    archivedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ archivedAt }) => archivedAt }),
    isOwner: t.exposeBoolean('isOwner'),
    ownerName: t.exposeString('ownerName'),
    studentCount: t.exposeInt('studentCount'),
    activeCount: t.exposeInt('activeCount', { description: 'Students who answered something in the last seven days.' }),
    newCount: t.exposeInt('newCount', { description: 'Students who joined in the last seven days.' }),
    lastActiveDay: t.exposeString('lastActiveDay', {
      nullable: true,
      description: 'The last day on which one of its students answered something, yyyy-MM-dd; null before the first.',
    }),
    students: t.field({
      type: [ClassStudent],
      description: 'By nickname.',
      resolve: ({ id }, _args, context) => getRoster(context.services, requireViewer(context), id),
    }),
    groups: t.field({
      type: [ClassGroup],
      description: 'By name.',
      resolve: ({ id }, _args, context) => listGroups(context.services, requireViewer(context), id),
    }),
    files: t.field({
      type: TaughtFiles,
      description: 'The newest first.',
      resolve: ({ id }, _args, context) => listTaughtFiles(context.services, requireViewer(context), id),
    }),
    announcements: t.field({
      type: [Announcement],
      description: 'The newest first.',
      resolve: ({ id }, _args, context) => listAnnouncements(context.services, requireViewer(context), id),
    }),
    preparedAccounts: t.field({
      type: [PreparedAccount],
      description: 'By nickname.',
      resolve: ({ id }, _args, context) => listPreparedStudents(context.services, requireViewer(context), id),
    }),
    coins: t.field({
      type: ClassCoins,
      resolve: (school, _args, context) => getClassCoins(context.services, requireViewer(context), school),
    }),
    people: t.field({
      type: ClassPeople,
      resolve: ({ id }, _args, context) => getClassPeople(context.services, requireViewer(context), id),
    }),
  }),
});

const TeachingInvitation = builder.objectRef<TeachingInvitationData>('TeachingInvitation').implement({
  fields: (t) => ({
    classId: t.exposeID('id'),
    name: t.exposeString('name'),
    course: t.field({ type: Course, nullable: true, resolve: ({ courseId }) => findCourse(courseId) ?? null }),
    colour: t.field({ type: ClassColour, resolve: ({ colour }) => colour }),
    invitedBy: t.exposeString('invitedBy'),
  }),
});

builder.queryFields((t) => ({
  taughtClasses: t.field({
    type: [TaughtClass],
    description: 'The classes that the viewer owns or co-teaches, by name. TEACHER and TUTOR only.',
    args: { archived: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => listTaughtClasses(context.services, requireViewer(context), args),
  }),
  taughtClass: t.field({
    type: TaughtClass,
    args: { classId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { classId }, context) =>
      withClass(
        context,
        classId,
        getTaughtClass(context.services, requireViewer(context), classId),
        (school) => school,
      ),
  }),
  teachingInvitations: t.field({
    type: [TeachingInvitation],
    description: 'Classes that ask the viewer to teach them as well.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => listTeachingInvitations(context.services, requireViewer(context)),
  }),
}));
