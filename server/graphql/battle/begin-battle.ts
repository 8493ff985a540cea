import {
  acceptBattleChallenge,
  askRematch,
  challengeToBattle,
  joinBattle,
  leaveBattle,
  playRecordedBattle,
} from '../../modules/battle';
import { builder } from '../builder';
import { requireViewer } from '../require-viewer';
import { Battle } from './battle';
import { BattleScope } from './enums';

builder.mutationFields((t) => ({
  joinBattle: t.field({
    type: Battle,
    description: 'Waits for an opponent, or meets one at once. A battle that still waits or runs is returned as it is.',
    args: { courseId: t.arg.id(), scope: t.arg({ type: BattleScope }), classId: t.arg.id({ required: false }) },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId, scope, classId }, context) =>
      joinBattle(context.services, requireViewer(context), { courseId, scope, classId: classId ?? null }),
  }),
  leaveBattle: t.field({
    type: Battle,
    description: 'Ends the waiting, or leaves the match: the other player wins if ahead or equal.',
    args: { battleId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { battleId }, context) => leaveBattle(context.services, requireViewer(context), battleId),
  }),
  challengeToBattle: t.field({
    type: Battle,
    description: 'Opens a friendly battle with a code, for a friend or a class.',
    args: {
      courseId: t.arg.id(),
      friendId: t.arg.id({ required: false }),
      classId: t.arg.id({ required: false }),
    },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { courseId, friendId, classId }, context) =>
      challengeToBattle(context.services, requireViewer(context), {
        courseId,
        friendId: friendId ?? null,
        classId: classId ?? null,
      }),
  }),
  acceptBattleChallenge: t.field({
    type: Battle,
    args: { code: t.arg.string() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { code }, context) => acceptBattleChallenge(context.services, requireViewer(context), code),
  }),
  playRecordedBattle: t.field({
    type: Battle,
    description: 'Ends the waiting with a game that somebody played earlier. Unrated.',
    args: { battleId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { battleId }, context) => playRecordedBattle(context.services, requireViewer(context), battleId),
  }),
  askRematch: t.field({
    type: Battle,
    description: 'Asks for another battle with the same player; both asking begins it.',
    args: { battleId: t.arg.id() },
    authScopes: { acceptedTerms: true },
    resolve: (_root, { battleId }, context) => askRematch(context.services, requireViewer(context), battleId),
  }),
}));
