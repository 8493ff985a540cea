import { type Topic as TopicData, templateCount } from '../../modules/catalogue';
import { builder } from '../builder';

export const Topic = builder.objectRef<TopicData>('Topic').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    title: t.exposeString('name'),
    year: t.exposeInt('year'),
    strand: t.exposeString('strand'),
    codes: t.exposeStringList('codes'),
    templateCount: t.int({ resolve: ({ id }) => templateCount(id) }),
  }),
});
