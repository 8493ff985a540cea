import { findCourse } from '../../modules/catalogue';
import { type ClassToJoin as ClassToJoinData, classToJoin, joinClass } from '../../modules/classroom';
import { builder } from '../builder';
import { Course } from '../catalogue/course';
import { ClassColour } from '../enums';
import { requireViewer } from '../require-viewer';

const ClassToJoin = builder.objectRef<ClassToJoinData>('ClassToJoin').implement({
  description: 'What somebody who holds a join code learns before joining.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    course: t.field({ type: Course, nullable: true, resolve: ({ courseId }) => findCourse(courseId) ?? null }),
    colour: t.field({ type: ClassColour, resolve: ({ colour }) => colour }),
    teachers: t.exposeStringList('teachers'),
    schoolName: t.exposeString('schoolName', { nullable: true, description: 'The school, as the owner calls it.' }),
    joined: t.exposeBoolean('joined', { description: 'Whether the viewer is in it already.' }),
  }),
});

builder.queryField('classToJoin', (t) =>
  t.field({
    type: ClassToJoin,
    args: { code: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { code }, context) => classToJoin(context.services, requireViewer(context), code),
  }),
);

builder.mutationField('joinClass', (t) =>
  t.id({
    description: 'Joins the class of a code and returns its id; being in it already is no error.',
    args: { code: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { code }, context) => joinClass(context.services, requireViewer(context), code),
  }),
);
