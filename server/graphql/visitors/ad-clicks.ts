import { recordLandingClick } from '../../modules/ad-clicks';
import { builder } from '../builder';

builder.mutationField('recordLandingClick', (t) =>
  t.boolean({
    description: 'Keeps that an advertisement led somebody to the front page; nothing of the person.',
    args: { clickId: t.arg.string() },
    authScopes: { public: true },
    resolve: async (_root, { clickId }, { services, clientAddress }) => {
      await recordLandingClick(services, { clickId, clientAddress });
      return true;
    },
  }),
);
