import {
  decideQuestionReport,
  listQuestionReports,
  type QuestionReport as Report,
} from '../../modules/question-reports';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const ReportedAnswer = builder.objectRef<Report['answers'][number]>('AnswerOfReport').implement({
  fields: (t) => ({ answer: t.exposeString('answer'), verdict: t.exposeString('verdict') }),
});

const QuestionReport = builder.objectRef<Report>('ReportedProblem').implement({
  fields: (t) => ({
    questionId: t.exposeID('questionId'),
    prompt: t.exposeString('prompt', { nullable: true, description: 'Rich text.' }),
    templateId: t.exposeString('templateId'),
    version: t.exposeInt('version'),
    currentVersion: t.exposeInt('currentVersion', { nullable: true, description: 'Null where the template is gone.' }),
    seed: t.exposeString('seed'),
    reason: t.exposeString('reason'),
    answers: t.field({ type: [ReportedAnswer], description: 'The newest first.', resolve: ({ answers }) => answers }),
    reportedAt: t.field({ type: 'DateTime', resolve: ({ reportedAt }) => reportedAt }),
    decision: t.exposeString('decision', { nullable: true, description: 'ACCEPTED or REFUSED; null before that.' }),
    answer: t.exposeString('answer', { description: 'What the reporter was told.' }),
    decidedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ decidedAt }) => decidedAt }),
    reMarkedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the answers to this version were marked anew.',
      resolve: ({ reMarkedAt }) => reMarkedAt,
    }),
  }),
});

builder.queryField('questionReports', (t) =>
  t.field({
    type: [QuestionReport],
    description: 'Questions that students reported, those without a decision first, a hundred. ADMIN only.',
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: (_root, _args, context) => listQuestionReports(context.services, requireViewer(context)),
  }),
);

builder.mutationField('decideQuestionReport', (t) =>
  t.boolean({
    description: 'Decides about a reported question, with an audit line; its reporter is told. ADMIN only.',
    args: { questionId: t.arg.id(), decision: t.arg.string(), answer: t.arg.string() },
    authScopes: { $all: { acceptedTerms: true, admin: true } },
    resolve: async (_root, args, context) => {
      await decideQuestionReport(context.services, { viewer: requireViewer(context), ...args });
      return true;
    },
  }),
);
