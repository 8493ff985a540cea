export type { TopicActivity } from './activity-sums';
export { checkLearningSums } from './check-sums';
export type { CountOf } from './count-of';
export type { ForgettingStep } from './forgetting-curve';
export { type ErrorStatistics, getErrorStatistics } from './get-error-statistics';
export { getLearningActivity, type LearningActivity } from './get-learning-activity';
export { registerStatisticsJobs } from './jobs';
export type { MisconceptionCell } from './misconception-cells';
export { type StatisticsRange, statisticsRanges } from './periods';
