import { type AiCredit as AiCreditData, myAiCredit } from '../../modules/billing';
import { builder } from '../builder';
import { CreditResetFrequency } from '../enums';
import { requireViewer } from '../require-viewer';

const AiCredit = builder.objectRef<AiCreditData>('AiCredit').implement({
  fields: (t) => ({
    creditsUsed: t.exposeInt('creditsUsed'),
    totalCredits: t.exposeInt('totalCredits'),
    cycleStartedAt: t.field({ type: 'DateTime', resolve: ({ cycleStartedAt }) => cycleStartedAt }),
    creditResetFrequency: t.field({
      type: CreditResetFrequency,
      resolve: ({ creditResetFrequency }) => creditResetFrequency,
    }),
    nextResetTime: t.field({ type: 'DateTime', resolve: ({ nextResetTime }) => nextResetTime }),
  }),
});

builder.queryField('myAiCredit', (t) =>
  t.field({
    type: AiCredit,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => myAiCredit(context.services, requireViewer(context)),
  }),
);
