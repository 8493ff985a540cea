import type { ShownMisconception } from '../../modules/practice';
import { builder } from '../builder';

export const Misconception = builder.objectRef<ShownMisconception>('Misconception').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    explanation: t.exposeString('explanation'),
    type: t.exposeString('type'),
  }),
});
