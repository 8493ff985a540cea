import { AppError } from '../../platform/app-error';
import type { Services } from '../../platform/services';
import type { Viewer } from '../../platform/viewer';
import type {
  Battle,
  BattleBoard,
  BattleChecks,
  BattleHours,
  BattleLobby,
  BattleRank,
  BattleScope,
  BattleSettings,
  ReportReason,
} from './battle-data';

export * from './battle-data';

export interface BattleRecordFile {
  json: string;
  publicKey: string;
}

export interface AnsweredBattle {
  battle: Battle;
  problem: string | null;
}

type Operation<Input, Output> = (services: Services, viewer: Viewer, input: Input) => Promise<Output>;

const notOpen = async (): Promise<never> => {
  throw new AppError('UNPROCESSABLE', 'Battles are not open yet. Casual and Challenge are.');
};

export const getBattle: Operation<string, Battle> = notOpen;
export const getBattleLobby: Operation<string | null, BattleLobby> = notOpen;
export const getBattleRank: Operation<{ courseId: string; board: BattleBoard; classId: string | null }, BattleRank> =
  notOpen;
export const getBattleRecord: Operation<string, BattleRecordFile> = notOpen;
export const verifyBattle: Operation<string, BattleChecks> = notOpen;
export const joinBattle: Operation<{ courseId: string; scope: BattleScope; classId: string | null }, Battle> = notOpen;
export const leaveBattle: Operation<string, Battle> = notOpen;
export const challengeToBattle: Operation<
  { courseId: string; friendId: string | null; classId: string | null },
  Battle
> = notOpen;
export const acceptBattleChallenge: Operation<string, Battle> = notOpen;
export const playRecordedBattle: Operation<string, Battle> = notOpen;
export const askRematch: Operation<string, Battle> = notOpen;
export const answerBattle: Operation<{ battleId: string; index: number; answer: string }, AnsweredBattle> = notOpen;
export const sendBattleEmote: Operation<{ battleId: string; emote: string }, boolean> = notOpen;
export const reportBattlePlayer: Operation<{ battleId: string; reason: ReportReason }, void> = notOpen;
export const blockBattlePlayer: Operation<string, void> = notOpen;
export const setBattleSettings: Operation<
  {
    showRank?: boolean | null | undefined;
    onBoards?: boolean | null | undefined;
    anyoneMayPlay?: boolean | null | undefined;
  },
  BattleSettings
> = notOpen;
export const getBattleHours: Operation<string, BattleHours | null> = notOpen;
export const setBattleHours: Operation<
  { classId: string; fromMinute?: number | null | undefined; untilMinute?: number | null | undefined },
  void
> = notOpen;
