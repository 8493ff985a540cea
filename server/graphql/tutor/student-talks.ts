import { listStudentTalks, type StudentTalks, type TalkForTeacher } from '../../modules/tutor';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { BotKind } from './enums';
import { TutorMessage } from './message';

const TalkForTeacherType = builder.objectRef<TalkForTeacher>('TalkForTeacher').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    bot: t.field({ type: BotKind, resolve: ({ bot }) => bot }),
    topicName: t.exposeString('topicName', { nullable: true, description: 'Null for a quiz about several topics.' }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    messages: t.field({ type: [TutorMessage], resolve: ({ messages }) => messages }),
  }),
});

const StudentTalksType = builder.objectRef<StudentTalks>('StudentTalks').implement({
  fields: (t) => ({
    nickname: t.exposeString('nickname'),
    talks: t.field({ type: [TalkForTeacherType], resolve: ({ talks }) => talks }),
  }),
});

builder.queryField('studentTalks', (t) =>
  t.field({
    type: StudentTalksType,
    description: "A student's talks with the tutor, where the school lets teachers read them.",
    args: { classId: t.arg.id(), studentId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, place, context) => listStudentTalks(context.services, requireViewer(context), place),
  }),
);
