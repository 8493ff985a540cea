export * from './battle-data';
export { askRematch } from './challenge/ask-rematch';
export { acceptBattleChallenge, challengeToBattle } from './challenge/challenge';
export { playRecordedBattle } from './challenge/play-recorded';
export { registerBattleJobs } from './jobs';
export { getBattleLobby } from './lobby/get-lobby';
export { getBattleRank } from './lobby/get-rank';
export { type AnsweredBattle, answerBattle } from './match/answer-battle';
export { leaveBattle } from './match/leave-battle';
export { sendBattleEmote } from './match/send-emote';
export { joinBattle } from './queue/join-battle';
export { noteBattlePresence } from './queue/note-presence';
export { battleRanks } from './ratings/battle-ranks';
export { type BattleRecordFile, getBattleRecord, verifyBattle } from './result/get-record';
export { type BattleRunner, createBattleRunner } from './runner/battle-runner';
export { getBattleHours, setBattleHours } from './safety/class-hours';
export { decideBattleReport, giveBattlesBack } from './safety/decide-report';
export { type BattleReportDetails, getBattleReport } from './safety/get-report';
export { type BattleReport, listBattleReports } from './safety/list-reports';
export {
  askParentForBattles,
  type BattlePermission,
  battlePermission,
  setBattlePermission,
} from './safety/parent-permission';
export { blockBattlePlayer, reportBattlePlayer } from './safety/report-player';
export { setBattleSettings } from './safety/settings';
export { getBattle } from './view/get-battle';
