export { answerSplitting } from './answer-splitting';
export type { AttemptRow } from './attempts.repo';
export { closeQuestion } from './close-question';
export { answerReason, type CoinReason, coinAmounts, coinReasons, withinDay } from './coins';
export { progressIn } from './course-progress';
export { createPractice } from './create-practice';
export { shownPractice } from './describe-practice';
export {
  describeAttempt,
  type ShownAttempt,
  type ShownExample,
  type ShownMisconception,
  type ShownSolution,
  type ShownStep,
} from './describe-question';
export { drawPlan } from './draw/draw-plan';
export { expectedSuccess, rateAnswer, startRating, templateStartRating } from './draw/rating';
export { finishPractice } from './finish-practice';
export {
  getPractice,
  getPracticeForResult,
  getPracticeOfQuestion,
  requirePractice,
} from './get-practice';
export { type AnswerEffect, effectOf, storable } from './marking/answer-effect';
export type { VerdictKind } from './marking/mark-answer';
export { markAnswer } from './marking/mark-answer';
export { workedExample } from './marking/worked-example';
export { openHint } from './open-hint';
export type { PracticeRow, QuestionRow } from './practice.repo';
export { countAnswer, countPractice } from './practice-limits';
export type { PracticePlan } from './practice-plan';
export { type PracticeResult, practiceResult } from './practice-result';
export { currentIndex, outcomesOf, type PracticeState, type QuestionOutcome, questionOutcomes } from './practice-state';
export { questionRows } from './question-rows';
export { addToTemplateRatings } from './ratings.repo';
export { reportQuestion } from './report-question';
export { type PracticeQuestion, serveQuestion, showQuestion, showQuestions } from './show-questions';
export { submitAnswer } from './submit-answer';
export { getTopicMastery, type TopicMastery } from './topic-mastery';
export type { PracticeMode } from './validate-input';
