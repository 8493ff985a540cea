import {
  confirmSchool,
  endSessionsOfPerson,
  findPeople,
  type Person as PersonData,
  type PersonDetails as PersonDetailsData,
  setAdministrator,
  viewPerson,
} from '../../modules/identity';
import { builder } from '../builder';
import { Role } from '../enums';
import { requireViewer } from '../require-viewer';

const FoundPerson = builder.objectRef<PersonData>('FoundPerson').implement({
  description: 'Somebody as administrators find them: nothing of what they do.',
  fields: (t) => ({
    id: t.exposeID('id'),
    nickname: t.exposeString('nickname'),
    email: t.exposeString('email'),
    emailProved: t.exposeBoolean('emailProved', { description: 'Whether they confirmed the address.' }),
    roles: t.field({ type: [Role], resolve: ({ roles }) => roles }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    deletesAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ deletesAt }) => deletesAt }),
  }),
});

const ViewedPerson = builder.objectRef<PersonDetailsData>('ViewedPerson').implement({
  fields: (t) => ({
    person: t.field({ type: FoundPerson, resolve: (person) => person }),
    schoolName: t.exposeString('schoolName', { nullable: true, description: 'What a teacher calls their school.' }),
    schoolConfirmedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When an administrator confirmed that school.',
      resolve: ({ schoolConfirmedAt }) => schoolConfirmedAt,
    }),
    sessionCount: t.exposeInt('sessionCount', { description: 'Places where they are logged in now.' }),
  }),
});

const administrators = { $all: { acceptedTerms: true, admin: true } } as const;

builder.queryFields((t) => ({
  foundPeople: t.field({
    type: [FoundPerson],
    description:
      'The first twenty people by part of their address or nickname, three letters or more, with an audit line. ADMIN only.',
    args: { words: t.arg.string() },
    authScopes: administrators,
    resolve: (_root, { words }, context) => findPeople(context.services, requireViewer(context), words),
  }),
  viewedPerson: t.field({
    type: ViewedPerson,
    description: 'One person; each look leaves an audit line. ADMIN only.',
    args: { id: t.arg.id() },
    authScopes: administrators,
    resolve: (_root, { id }, context) => viewPerson(context.services, requireViewer(context), id),
  }),
}));

builder.mutationFields((t) => ({
  setAdministrator: t.boolean({
    description: 'Makes somebody an administrator or takes it back, with an audit line. ADMIN only.',
    args: { personId: t.arg.id(), on: t.arg.boolean(), reason: t.arg.string() },
    authScopes: administrators,
    resolve: async (_root, decision, context) => {
      await setAdministrator(context.services, requireViewer(context), decision);
      return true;
    },
  }),
  confirmSchool: t.boolean({
    description: 'Confirms the school of a teacher or takes it back, with an audit line. ADMIN only.',
    args: { personId: t.arg.id(), on: t.arg.boolean() },
    authScopes: administrators,
    resolve: async (_root, decision, context) => {
      await confirmSchool(context.services, requireViewer(context), decision);
      return true;
    },
  }),
  endSessionsOfPerson: t.boolean({
    description: 'Logs somebody out everywhere, with an audit line. ADMIN only.',
    args: { personId: t.arg.id() },
    authScopes: administrators,
    resolve: async (_root, { personId }, context) => {
      await endSessionsOfPerson(context.services, requireViewer(context), personId);
      return true;
    },
  }),
}));
