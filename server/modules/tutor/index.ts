export { deleteTalk } from './delete-talk';
export { exportedTalks } from './export-talks';
export { areTalksForTeachers } from './for-teachers/are-talks-for-teachers';
export { listStudentTalks, type StudentTalks, type TalkForTeacher } from './for-teachers/student-talks';
export { getFrame } from './get-frame';
export { getTalk } from './get-talk';
export { drawQuiz } from './quiz-me/draw-quiz';
export { goalNow, type QuizState } from './quiz-me/quiz-state';
export { quizTurn } from './quiz-me/quiz-turn';
export { openingTurn } from './quiz-me/send-quiz-me';
export { reportMessage } from './report-message';
export { listReports, type ReportedReply } from './reports/list-reports';
export { markReport } from './reports/mark-report';
export { sendMessage } from './send-message';
export {
  botKinds,
  type FrameSubject,
  goalStandings,
  quizGoalKinds,
  type ShownMessage,
  type ShownQuiz,
  type ShownTalk,
  type TalkQuestion,
  type TutorFrame,
  type TutorLink,
  type TutorSuggestion,
  tutorIntents,
  tutorMoods,
} from './talk';
export type { TalkState } from './talk-state';
export { addMessages, type MessageRow, storeTalk, type TalkRow } from './talks.repo';
export type { NewMessage, StudentMessage, Turn } from './turn';
export { closingMessage, tutorMeTurn } from './tutor-me/tutor-me-turn';
export { followWords } from './wording/follow-words';
export type { TutorWords } from './wording/word-message';
