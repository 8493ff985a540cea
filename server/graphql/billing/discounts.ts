import { listDiscounts } from '../../modules/billing';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';

const Discount = builder.objectRef<{ id: string }>('Discount').implement({
  fields: (t) => ({ id: t.exposeID('id') }),
});

builder.queryField('discounts', (t) =>
  t.field({
    type: [Discount],
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => listDiscounts(context.services, requireViewer(context)),
  }),
);
