import { findCourse } from '../../modules/catalogue';
import {
  type ClassInvitation as ClassInvitationData,
  type Classmate as ClassmateData,
  declineClassInvitation,
  getMyClass,
  leaveClass,
  listAnnouncements,
  listClassInvitations,
  listMyClasses,
  type MyClass as MyClassData,
} from '../../modules/classroom';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { ClassColour } from '../enums';
import { requireViewer } from '../require-viewer';
import { Announcement } from './announcements';
import { MyClassPot } from './class-coins';
import { ClassFile } from './class-files';

const Classmate = builder.objectRef<ClassmateData>('Classmate').implement({
  fields: (t) => ({
    firstName: t.exposeString('firstName'),
    avatar: t.exposeString('avatar', { nullable: true, description: 'What their picture wears.' }),
  }),
});

const MyClass = builder.objectRef<MyClassData>('MyClass').implement({
  description: 'A class as its students see it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    course: t.field({ type: Course, nullable: true, resolve: ({ courseId }) => findCourse(courseId) ?? null }),
    colour: t.field({ type: ClassColour, resolve: ({ colour }) => colour }),
    archived: t.exposeBoolean('archived'),
    teachers: t.exposeStringList('teachers'),
    studentCount: t.exposeInt('studentCount'),
    joinedAt: t.field({ type: 'DateTime', resolve: ({ joinedAt }) => joinedAt }),
    pot: t.field({
      type: MyClassPot,
      nullable: true,
      description: 'Of a class that is asked for alone.',
      resolve: ({ pot }) => pot,
    }),
    files: t.field({
      type: [ClassFile],
      description: 'The newest first, of a class that is asked for alone.',
      resolve: ({ files }) => files,
    }),
    missedTests: t.exposeStringList('missedTests', {
      description: 'Names of open tests that were set before the viewer joined; of a class that is asked for alone.',
    }),
    announcements: t.field({
      type: [Announcement],
      description: 'The newest first.',
      resolve: ({ id }, _args, context) => listAnnouncements(context.services, requireViewer(context), id),
    }),
    classmates: t.field({
      type: [Classmate],
      description: 'The others, of a class that is asked for alone.',
      resolve: ({ classmates }) => classmates,
    }),
  }),
});

const ClassInvitation = builder.objectRef<ClassInvitationData>('ClassInvitation').implement({
  fields: (t) => ({
    classId: t.exposeID('id'),
    name: t.exposeString('name'),
    course: t.field({ type: Course, nullable: true, resolve: ({ courseId }) => findCourse(courseId) ?? null }),
    colour: t.field({ type: ClassColour, resolve: ({ colour }) => colour }),
    invitedBy: t.exposeString('invitedBy'),
    joinCode: t.exposeString('joinCode'),
  }),
});

builder.queryFields((t) => ({
  myClasses: t.field({
    type: [MyClass],
    description: 'The classes that the viewer is in, those still open first.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => listMyClasses(context.services, requireViewer(context)),
  }),
  myClass: t.field({
    type: MyClass,
    args: { classId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { classId }, context) => getMyClass(context.services, requireViewer(context), classId),
  }),
  classInvitations: t.field({
    type: [ClassInvitation],
    description: 'Classes that ask the viewer in.',
    authScopes: { acceptedTerms: true },
    resolve: (_root, _args, context) => listClassInvitations(context.services, requireViewer(context)),
  }),
}));

builder.mutationFields((t) => ({
  leaveClass: t.boolean({
    args: { classId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { classId }, context) => {
      await leaveClass(context.services, requireViewer(context), classId);
      return true;
    },
  }),
  declineClassInvitation: t.boolean({
    args: { classId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { classId }, context) => {
      await declineClassInvitation(context.services, requireViewer(context), classId);
      return true;
    },
  }),
}));
