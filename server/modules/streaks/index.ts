export { registerStreakJobs } from './jobs';
export { buyPauseDay, settlePauses, streakFrom } from './streaks';
export { type StreakFacts, streakColumns } from './streaks.repo';
