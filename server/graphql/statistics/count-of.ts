import type { CountOf as CountOfData } from '../../modules/statistics';
import { builder } from '../builder';

export const CountOf = builder.objectRef<CountOfData>('CountOf').implement({
  description: 'Something counted among how many, such as 7 of 9. Rates are told as their counts.',
  fields: (t) => ({ count: t.exposeInt('count'), of: t.exposeInt('of') }),
});
