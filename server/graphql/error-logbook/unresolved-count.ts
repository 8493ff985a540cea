import { type UnresolvedCount as UnresolvedCountData, unresolvedCountByCourse } from '../../modules/error-logbook';
import { builder } from '../builder';
import { UserEvent } from '../events/user-events';
import { shellOf } from '../identity/shell-of';
import { requireViewer } from '../require-viewer';

const UnresolvedCount = builder.objectRef<UnresolvedCountData>('UnresolvedCount').implement({
  fields: (t) => ({
    courseId: t.exposeID('courseId'),
    courseName: t.exposeString('courseName'),
    courseGrade: t.exposeInt('courseGrade'),
    unresolvedCount: t.exposeInt('unresolvedCount'),
  }),
});

builder.queryField('unresolvedCountByCourse', (t) =>
  t.field({
    type: [UnresolvedCount],
    authScopes: { acceptedTerms: true },
    resolve: async (_root, _args, context) => (await shellOf(context, requireViewer(context))).unresolvedCounts,
  }),
);

// An event says that counts changed; what is sent is what they are now, which is always the newest.
builder.objectField(UserEvent, 'unresolvedCounts', (t) =>
  t.field({
    type: [UnresolvedCount],
    nullable: true,
    resolve: ({ kind }, _args, context) =>
      kind === 'UNRESOLVED_COUNT_CHANGED' ? unresolvedCountByCourse(context.services, requireViewer(context)) : null,
  }),
);
