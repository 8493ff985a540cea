import type {
  BattleRatingPoint as PointData,
  BattleSeason as SeasonData,
  BattleSettings as SettingsData,
  BattleTier as TierData,
} from '../../modules/battle';
import { builder } from '../builder';
import { ParentAnswer } from './enums';

export const BattleTier = builder.objectRef<TierData>('BattleTier').implement({
  fields: (t) => ({
    level: t.exposeInt('level', { description: '1 (Plastic) to 10 (Marslite).' }),
    name: t.exposeString('name'),
    provisional: t.exposeBoolean('provisional', { description: 'Before the tenth rated battle.' }),
  }),
});

export const BattleRatingPoint = builder.objectRef<PointData>('BattleRatingPoint').implement({
  fields: (t) => ({
    at: t.field({ type: 'DateTime', resolve: ({ at }) => at }),
    rating: t.exposeInt('rating'),
  }),
});

export const BattleSeason = builder.objectRef<SeasonData>('BattleSeason').implement({
  description: 'A school term of the viewer’s state.',
  fields: (t) => ({
    name: t.exposeString('name'),
    endsOn: t.exposeString('endsOn', { description: 'YYYY-MM-DD.' }),
  }),
});

export const BattleSettings = builder.objectRef<SettingsData>('BattleSettings').implement({
  fields: (t) => ({
    showRank: t.exposeBoolean('showRank', { description: 'Whether the viewer sees own tier and rating.' }),
    onBoards: t.exposeBoolean('onBoards'),
    anyoneMayPlay: t.exposeBoolean('anyoneMayPlay', {
      description: 'Whether players outside of their school and friends may meet them.',
    }),
    parent: t.expose('parent', {
      type: ParentAnswer,
      nullable: true,
      description: 'How a parent’s permission to that stands; null from 13 on.',
    }),
  }),
});

export const BattleClass = builder.objectRef<{ id: string; name: string }>('BattleClass').implement({
  fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
});
