import {
  answerTeachingInvitation,
  changeGroup,
  createClass,
  createGroup,
  deleteClass,
  deleteGroup,
  endCoTeaching,
  type InvitationsSent as InvitationsSentData,
  inviteCoTeacher,
  inviteStudents,
  moveStudents,
  removeStudents,
  renewJoinCode,
  setClassArchived,
  updateClass,
  withdrawInvitation,
} from '../../modules/classroom';
import { builder } from '../builder';
import { ClassColour, ClassInvitationRole } from '../enums';
import { requireViewer } from '../require-viewer';

const ClassInput = builder.inputType('ClassInput', {
  fields: (t) => ({
    name: t.string(),
    courseId: t.id(),
    colour: t.field({ type: ClassColour }),
    timeZone: t.string({ description: 'IANA name.' }),
  }),
});

const InvitationsSent = builder.objectRef<InvitationsSentData>('InvitationsSent').implement({
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'Addresses that are invited now.' }),
    mail: t.exposeString('mail', { description: 'SENT, SENT_BEFORE (each address gets one mail), or NO_SERVER.' }),
    unsent: t.exposeString('unsent', {
      nullable: true,
      description: 'A sentence: which were not, why, and when they can be. Null where all were.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createClass: t.id({
    description: 'Makes a class and returns its id. The same creation key makes one class.',
    args: { input: t.arg({ type: ClassInput }), creationKey: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { input, creationKey }, context) =>
      createClass(context.services, requireViewer(context), { ...input, creationKey }),
  }),
  updateClass: t.boolean({
    description: 'CONFLICT where the class has another version by now: its details say what stands there.',
    args: { classId: t.arg.id(), input: t.arg({ type: ClassInput }), version: t.arg.int({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { classId, input, version }, context) => {
      await updateClass(context.services, requireViewer(context), { ...input, classId, version: version ?? null });
      return true;
    },
  }),
  setClassArchived: t.boolean({
    description: 'Puts a class away (it takes nobody new) or brings it back.',
    args: { classId: t.arg.id(), archived: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await setClassArchived(context.services, requireViewer(context), args);
      return true;
    },
  }),
  deleteClass: t.boolean({
    description: 'Deletes a class that nobody is in. Its owner only.',
    args: { classId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { classId }, context) => {
      await deleteClass(context.services, requireViewer(context), classId);
      return true;
    },
  }),
  renewJoinCode: t.string({
    description: 'Gives a class a new join code; the old one opens nothing from then on.',
    args: { classId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { classId }, context) => renewJoinCode(context.services, requireViewer(context), classId),
  }),
  inviteStudents: t.field({
    type: InvitationsSent,
    description: 'Asks the owners of these addresses into the class.',
    args: { classId: t.arg.id(), emails: t.arg.stringList() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => inviteStudents(context.services, requireViewer(context), args),
  }),
  inviteCoTeacher: t.boolean({
    description: 'Asks a colleague to teach the class as well.',
    args: { classId: t.arg.id(), email: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await inviteCoTeacher(context.services, requireViewer(context), args);
      return true;
    },
  }),
  withdrawClassInvitation: t.boolean({
    args: { classId: t.arg.id(), role: t.arg({ type: ClassInvitationRole }), email: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await withdrawInvitation(context.services, requireViewer(context), args);
      return true;
    },
  }),
  answerTeachingInvitation: t.boolean({
    args: { classId: t.arg.id(), accept: t.arg.boolean() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await answerTeachingInvitation(context.services, requireViewer(context), args);
      return true;
    },
  }),
  endCoTeaching: t.boolean({
    description: 'A co-teacher leaves the class, or its owner lets one go.',
    args: { classId: t.arg.id(), teacherId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await endCoTeaching(context.services, requireViewer(context), args);
      return true;
    },
  }),
  createClassGroup: t.id({
    description: 'Makes a group of students of a class and returns its id. The same creation key makes one group.',
    args: {
      classId: t.arg.id(),
      name: t.arg.string(),
      studentIds: t.arg.idList(),
      creationKey: t.arg.string(),
    },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => createGroup(context.services, requireViewer(context), args),
  }),
  changeClassGroup: t.boolean({
    description: 'Renames a group and says anew who is in it.',
    args: { groupId: t.arg.id(), version: t.arg.string(), name: t.arg.string(), studentIds: t.arg.idList() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await changeGroup(context.services, requireViewer(context), args);
      return true;
    },
  }),
  deleteClassGroup: t.boolean({
    args: { groupId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { groupId }, context) => {
      await deleteGroup(context.services, requireViewer(context), groupId);
      return true;
    },
  }),
  removeStudents: t.int({
    description: 'Takes students out of a class; returns how many there were.',
    args: { classId: t.arg.id(), studentIds: t.arg.idList() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => removeStudents(context.services, requireViewer(context), args),
  }),
  moveStudents: t.int({
    description: 'Moves students from one class of the viewer to another; returns how many.',
    args: { classId: t.arg.id(), toClassId: t.arg.id(), studentIds: t.arg.idList() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => moveStudents(context.services, requireViewer(context), args),
  }),
}));
