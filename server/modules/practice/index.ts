export { answerSplitting } from './answer-splitting';
export type { AttemptRow } from './attempts.repo';
export type { KeptBoardRow } from './boards/boards.repo';
export { keepBoard } from './boards/keep-board';
export { keptBoard } from './boards/kept-board';
export { takeBoardBack } from './boards/take-board-back';
export { closeQuestion } from './close-question';
export { answerReason, type CoinReason, coinAmounts, coinReasons, coinsAtStake, withinDay } from './coins';
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
export { reasonSentence } from './draw/question-reason';
export { expectedSuccess, rateAnswer, startRating, templateStartRating } from './draw/rating';
export { endOverdue } from './end-overdue';
export { finishPractice } from './finish-practice';
export {
  getPractice,
  getPracticeForResult,
  getPracticeOfQuestion,
  getPracticeToAnswer,
  requirePractice,
} from './get-practice';
export { grantOnceADay } from './grant-coins';
export { endChallenge } from './late-answer';
export { type AnswerEffect, effectOf } from './marking/answer-effect';
export { attemptRow } from './marking/attempt-row';
export type { VerdictKind } from './marking/mark-answer';
export { markAnswer } from './marking/mark-answer';
export { workedExample } from './marking/worked-example';
export { openHint } from './open-hint';
export type { PracticeRow, QuestionRow } from './practice.repo';
export { endedByClock, latestOverdue, type PracticeClock, practiceClock } from './practice-clock';
export { countAnswer, countBoard, countPractice, countWorkingLine } from './practice-limits';
export type { PracticePlan } from './practice-plan';
export { type PracticeResult, practiceResult } from './practice-result';
export { currentIndex, outcomesOf, type PracticeState, type QuestionOutcome, questionOutcomes } from './practice-state';
export { questionRows } from './question-rows';
export { addToTemplateRatings } from './ratings.repo';
export { reportQuestion } from './report-question';
export { type PracticeQuestion, serveQuestion, showQuestion, showQuestions } from './show-questions';
export { submitAnswer } from './submit-answer';
export { getTopicMastery, type TopicMastery } from './topic-mastery';
export { addWorkingLine } from './working/add-working-line';
export { getWorking } from './working/get-working';
export { type ShownLine, type ShownWorking, shownLineVerdicts } from './working/show-working';
export { takeBackWorkingLine } from './working/take-back-working-line';
