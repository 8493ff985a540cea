import {
  findClasses,
  type WatchedClass as WatchedClassData,
  type WatchedClassDetails as WatchedClassDetailsData,
  watchClass,
} from '../../modules/classroom';
import { builder } from '../builder';
import { ClassColour } from '../enums';
import { requireViewer } from '../require-viewer';

const WatchedClass = builder.objectRef<WatchedClassData>('WatchedClass').implement({
  description: 'A class as administrators find it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    colour: t.field({ type: ClassColour, resolve: ({ colour }) => colour }),
    owner: t.exposeString('owner'),
    studentCount: t.exposeInt('studentCount'),
    archived: t.exposeBoolean('archived'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
  }),
});

const WatchedFile = builder.objectRef<WatchedClassDetailsData['files'][number]>('WatchedFile').implement({
  fields: (t) => ({ name: t.exposeString('name'), size: t.exposeInt('size') }),
});

const WatchedClassDetails = builder.objectRef<WatchedClassDetailsData>('WatchedClassDetails').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    colour: t.field({ type: ClassColour, resolve: ({ colour }) => colour }),
    owner: t.exposeString('owner'),
    archived: t.exposeBoolean('archived'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    coTeachers: t.exposeStringList('coTeachers'),
    students: t.exposeStringList('students'),
    files: t.field({ type: [WatchedFile], resolve: ({ files }) => files }),
    announcementCount: t.exposeInt('announcementCount'),
  }),
});

builder.queryFields((t) => ({
  watchedClasses: t.field({
    type: [WatchedClass],
    description: 'Classes by words of their name or by their code, the newest fifty. ADMIN only.',
    args: { words: t.arg.string() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, { words }, context) => findClasses(context.services, requireViewer(context), words),
  }),
  watchedClass: t.field({
    type: WatchedClassDetails,
    description: 'One class, to be looked at: each look leaves an audit line. ADMIN only.',
    args: { classId: t.arg.id() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, { classId }, context) => watchClass(context.services, requireViewer(context), classId),
  }),
}));
