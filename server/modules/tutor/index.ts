export { deleteTalk } from './delete-talk';
export { getStart } from './get-start';
export { getTalk } from './get-talk';
export { reportMessage } from './report-message';
export { sendMessage } from './send-message';
export {
  botKinds,
  goalStandings,
  quizGoalKinds,
  type ShownMessage,
  type ShownQuiz,
  type ShownTalk,
  type TalkQuestion,
  type TutorLink,
  type TutorStart,
  type TutorSuggestion,
  tutorIntents,
  tutorMoods,
} from './talk';
export { followWords } from './wording/follow-words';
export type { TutorWords } from './wording/word-message';
