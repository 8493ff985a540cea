export { answersAreOutSql } from './answers-out';
export { addQuestions, cachedQuestions, type QuestionsById, rememberQuestions } from './question-cache';
export {
  insertingQuestions,
  insertQuestions,
  isLookOpen,
  packContent,
  type StoredQuestionJson,
  storedQuestionsJson,
} from './questions.repo';
export { readQuestions } from './read-questions';
export { drawQuestion, isPublic, lookOf, type StoredQuestion } from './stored-question';
