import {
  battleBoards,
  battleKinds,
  battleMarks,
  battleScopes,
  battleStatuses,
  parentAnswers,
  reportReasons,
} from '../../modules/battle';
import { builder } from '../builder';

export const BattleStatus = builder.enumType('BattleStatus', { values: battleStatuses });
export const BattleKind = builder.enumType('BattleKind', { values: battleKinds });
export const BattleScope = builder.enumType('BattleScope', { values: battleScopes });
export const BattleMark = builder.enumType('BattleMark', {
  description: 'One question of a player. The other player’s is ANSWERED until the reveal.',
  values: battleMarks,
});
export const BattleBoard = builder.enumType('BattleBoard', { values: battleBoards });
export const BattleReportReason = builder.enumType('BattleReportReason', { values: reportReasons });
export const ParentAnswer = builder.enumType('ParentAnswer', { values: parentAnswers });
export const BattleOutcome = builder.enumType('BattleOutcome', { values: ['WON', 'LOST', 'DRAW', 'VOID'] as const });
export const BattleDecidedBy = builder.enumType('BattleDecidedBy', {
  values: ['POINTS', 'RIGHT', 'TIME', 'LEFT', 'DRAW'] as const,
});
export const BattleRematch = builder.enumType('BattleRematch', {
  values: ['NONE', 'ASKED_BY_ME', 'ASKED_BY_THEM', 'READY'] as const,
});
