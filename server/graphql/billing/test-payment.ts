import {
  confirmTestPayment,
  payTestPayment,
  type TestPayment as TestPaymentData,
  testPayment,
} from '../../modules/billing';
import { builder } from '../builder';
import { PaymentState } from './payments';
import { PriceCurrency } from './prices';

const TestPayment = builder.objectRef<TestPaymentData>('TestPayment').implement({
  description: 'A payment of the built-in test provider: no money moves.',
  fields: (t) => ({
    ref: t.exposeString('ref'),
    amountCents: t.exposeInt('amountCents'),
    currency: t.field({ type: PriceCurrency, resolve: ({ currency }) => currency }),
    description: t.exposeString('description'),
    state: t.field({ type: PaymentState, resolve: ({ state }) => state }),
    backTo: t.exposeString('backTo', { description: 'A path on this site.' }),
  }),
});

builder.queryField('testPayment', (t) =>
  t.field({
    type: TestPayment,
    args: { ref: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, { ref }, { services }) => testPayment(services, ref),
  }),
);

builder.mutationFields((t) => ({
  payTestPayment: t.field({
    type: TestPayment,
    args: { ref: t.arg.string(), number: t.arg.string(), holder: t.arg.string() },
    authScopes: { public: true },
    resolve: (_root, args, { services }) => payTestPayment(services, args),
  }),
  confirmTestPayment: t.field({
    type: TestPayment,
    args: { ref: t.arg.string(), agrees: t.arg.boolean() },
    authScopes: { public: true },
    resolve: (_root, args, { services }) => confirmTestPayment(services, args),
  }),
}));
