import {
  blockBattlePlayer,
  getBattleHours,
  type BattleHours as HoursData,
  reportBattlePlayer,
  setBattleHours,
  setBattleSettings,
} from '../../modules/battle';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { seenText } from '../seen-text';
import { BattleReportReason } from './enums';
import { BattleSettings } from './tier';

const BattleHours = builder.objectRef<HoursData>('BattleHours').implement({
  description: 'Minutes of the day in the zone of the class; its students can play between them only.',
  fields: (t) => ({
    fromMinute: t.exposeInt('fromMinute'),
    untilMinute: t.exposeInt('untilMinute'),
  }),
});

builder.queryField('battleHours', (t) =>
  t.field({
    type: BattleHours,
    nullable: true,
    description: 'When students of a class that the viewer teaches may play; null at any time.',
    args: { classId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { classId }, context) => getBattleHours(context.services, requireViewer(context), classId),
  }),
);

builder.mutationFields((t) => ({
  reportBattlePlayer: t.boolean({
    description: 'Tells the administrators of the other player of a battle.',
    args: { battleId: t.arg.id(), reason: t.arg({ type: BattleReportReason }) },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, input, context) => {
      await reportBattlePlayer(context.services, requireViewer(context), input);
      return true;
    },
  }),
  blockBattlePlayer: t.boolean({
    description: 'The other player of a battle is never met again.',
    args: { battleId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, { battleId }, context) => {
      await blockBattlePlayer(context.services, requireViewer(context), battleId);
      return true;
    },
  }),
  setBattleSettings: t.field({
    type: BattleSettings,
    args: {
      showRank: t.arg.boolean({ required: false }),
      onBoards: t.arg.boolean({ required: false }),
      anyoneMayPlay: t.arg.boolean({ required: false }),
    },
    authScopes: { acceptedTerms: true },
    resolve: (_root, input, context) => setBattleSettings(context.services, requireViewer(context), input),
  }),
  setBattleHours: t.boolean({
    description: 'When students of a class may play; without minutes at any time. Teachers of the class only.',
    args: {
      classId: t.arg.id(),
      fromMinute: t.arg.int({ required: false }),
      untilMinute: t.arg.int({ required: false }),
      seen: t.arg.string({
        required: false,
        description: `Minutes such as "930-1200", empty for any time. ${seenText}`,
      }),
    },
    authScopes: { acceptedTerms: true },
    resolve: async (_root, input, context) => {
      await setBattleHours(context.services, requireViewer(context), input);
      return true;
    },
  }),
}));
