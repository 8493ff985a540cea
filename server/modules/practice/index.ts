export { answerSplitting } from './answer-splitting';
export type { AttemptRow } from './attempts.repo';
export { type BattleCoins, grantBattleCoins } from './battle-coins';
export type { KeptBoardRow } from './boards/boards.repo';
export { keepBoard } from './boards/keep-board';
export { keptBoard } from './boards/kept-board';
export { takeBoardBack } from './boards/take-board-back';
export { closeQuestion } from './close-question';
export { answerReason, coinMovements, dayCoinsOf, type Stake } from './coins';
export { masteryBy, progressIn, topicLevel } from './course-progress';
export { createPractice } from './create-practice';
export { shownPractice } from './describe-practice';
export {
  type AskedQuestion,
  askedQuestion,
  describeAttempt,
  type ShownAttempt,
  type ShownExample,
  type ShownMisconception,
  type ShownSolution,
  type ShownStep,
  solve,
} from './describe-question';
export { type DrawFacts, drawPlan, hasManyQuestions } from './draw/draw-plan';
export { drawQuestions } from './draw/draw-questions';
export { reasonSentence } from './draw/question-reason';
export { expectedSuccess, rateAnswer, startRating, templateStartRating } from './draw/rating';
export { finishPractice } from './finish-practice';
export {
  getPractice,
  getPracticeForResult,
  getPracticeOfQuestion,
  getPracticeToAnswer,
  requirePractice,
} from './get-practice';
export { grantOnce, grantOnceADay, grantReportCoins } from './grant-coins';
export { hidesAnswersOf } from './hidden-practices';
export { registerPracticeJobs, reMarkJob } from './jobs';
export { endChallenge } from './late-answer';
export { letJoinersGoOn } from './let-joiners-go-on';
export { type AnswerEffect, effectOf } from './marking/answer-effect';
export { answerKeys } from './marking/answer-keys';
export { attemptRow } from './marking/attempt-row';
export { hintLadder } from './marking/hint-ladder';
export { markAnswer, type VerdictKind, verdictOnAnswer } from './marking/mark-answer';
export { messages as answerMessages } from './marking/messages';
export { workedExample } from './marking/worked-example';
export { moveTasksToZone } from './move-task-zone.repo';
export { openHint } from './open-hint';
export { drawOtherNumbers } from './other-numbers';
export { readDailyLimit } from './plan-limit';
export { availableForTask, drawForTask, type TaskBlueprint } from './plan-task';
export { type PracticeRow, type QuestionRow, startClock } from './practice.repo';
export { endedByClock, latestOverdue, type PracticeClock, practiceClock } from './practice-clock';
export { noLongerOffered } from './practice-errors';
export { countAnswer, countBoard, countPractice, countTestAnswer, countWorkingLine } from './practice-limits';
export type { PlannedQuestion, PracticePlan } from './practice-plan';
export { type PracticeResult, practiceResult } from './practice-result';
export { currentIndex, outcomesOf, type PracticeState, type QuestionOutcome, questionOutcomes } from './practice-state';
export { questionRows } from './question-rows';
export { awaitsStartSql } from './questions-shown';
export { rateUnaided } from './rate-unaided';
export {
  addToTemplateRatings,
  type TemplateRatingChange,
  type TopicEvidenceRow,
  topicEvidenceJson,
} from './ratings.repo';
export { type PlayedQuestion, recordBattle } from './record-battle';
export { redrawSeen } from './redraw-seen';
export { rememberTutorHelp } from './remember-tutor-help';
export { reportQuestion } from './report-question';
export { saveTestAnswer } from './save-test-answer';
export { type PracticeQuestion, serveQuestion, showQuestion, showQuestions } from './show-questions';
export { signalTask } from './signal-task';
export { startTaskPractice, type TaskPractice } from './start-task-practice';
export { submitAnswer } from './submit-answer';
export {
  closeWorkOfLeavers,
  findSecondsLeft,
  moveTaskClosing,
  payBackPurchases,
  reopenTaskPractices,
} from './task-closing.repo';
export { recountStudentTask, recountTask, tryPoints } from './task-rollup.repo';
export { changeTemplateRating } from './template-ratings';
export { type AnswerProblem, testAnswerProblems } from './test-answer-problems';
export { thankInviters } from './thank-inviters';
export { getTopicMastery, type TopicMastery } from './topic-mastery';
export { addWorkingLine } from './working/add-working-line';
export { getWorking } from './working/get-working';
export { tooManyLines } from './working/line-messages';
export { lineLatex, type ShownLine, type ShownWorking, shownLineVerdicts, showWorking } from './working/show-working';
export { takeBackWorkingLine } from './working/take-back-working-line';
export { mostLines, workingLineRow, workingLines } from './working/working-line-row';
export { insertWorkingLine, type WorkingRow } from './working/working-lines.repo';
