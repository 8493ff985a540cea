import { giveFirstPassword, type listPreparedStudents, prepareStudents } from '../../modules/classroom';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

type Account = Awaited<ReturnType<typeof listPreparedStudents>>[number];

export const PreparedAccount = builder.objectRef<Account>('PreparedAccount').implement({
  description: 'An account without an email address that a teacher made for the class.',
  fields: (t) => ({
    studentId: t.exposeID('id'),
    nickname: t.exposeString('nickname'),
    login: t.exposeString('login', { description: 'What the student types in place of an email address.' }),
    firstPassword: t.exposeString('firstPassword', {
      nullable: true,
      description: 'Null once the student has chosen a password.',
    }),
  }),
});

builder.mutationFields((t) => ({
  prepareStudents: t.int({
    description: 'Makes accounts for these names and puts them into the class. The same creation key makes them once.',
    args: { classId: t.arg.id(), names: t.arg.stringList(), creationKey: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, args, context) => prepareStudents(context.services, requireViewer(context), args),
  }),
  giveFirstPassword: t.boolean({
    description: 'A new first password for a student of a prepared account; their sessions end. With an audit line.',
    args: { classId: t.arg.id(), studentId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, args, context) => {
      await giveFirstPassword(context.services, requireViewer(context), args);
      return true;
    },
  }),
}));
