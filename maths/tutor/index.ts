/** The public face of the tutor: what a line is, what to do about it, how to say it, and what must not be said. */
export { type ClaimsVerdict, checkClaims } from './claims/check-claims';
export { type Decided, decidedBy } from './claims/decided';
export { judgement } from './claims/judging-words';
export { piecesOf } from './claims/said-pieces';
export { holdsBack, type Withheld } from './filter/holds-back';
export { rungsToGive, type Scene } from './moves/hint-ladder';
export type { Move, MoveKind, Rung } from './moves/move';
export type { ParallelExample } from './moves/parallel-example';
export { reply, type TutorMood, type TutorReply } from './moves/reply';
export {
  freshContext,
  type TutorContext,
  type TutorEvent,
  tutorMachine,
  type WrongAnswer,
} from './moves/tutor-machine';
export { type QuizGoal, type QuizItem, quizPlan, type WeakSpot } from './quiz/quiz-plan';
export type { ReasonQuestion } from './quiz/reason';
export { judgeReason, type ReasonVerdict, reasonBank, reasonsOfTopic } from './quiz/reason-bank';
export { diagnose } from './reasoner/diagnose';
export type { Diagnosis, DiagnosisVerdict, HalfPart, SoundLine } from './reasoner/diagnosis';
export {
  derivation,
  firstStepOfEachWay,
  nextStep,
  otherDerivations,
  ready,
  type TutorStep,
} from './reasoner/next-step';
export { type Intent, readIntent } from './words/read-intent';
export { type SpeakingScene, type Spoken, speak } from './words/speak';
