import { type UnresolvedCount as UnresolvedCountData, unresolvedCountByCourse } from '../../modules/error-logbook';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

export const UnresolvedCount = builder.objectRef<UnresolvedCountData>('UnresolvedCount').implement({
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
    resolve: (_root, _args, context) => unresolvedCountByCourse(context.services, requireViewer(context)),
  }),
);
