import type { AiModel } from '../../../rules/ai-scenario';
import type { QuizState } from './quiz-me/quiz-state';
import { wordsOfIntent } from './sentences';
import type { BotKind, TutorIntent, TutorSuggestion } from './talk';

const chip = (
  intent: TutorIntent,
  label: string,
  text = wordsOfIntent[intent] ?? label,
  aiModel: AiModel = 'GENERAL',
): TutorSuggestion => ({ intent, label, text, aiModel });

const open = [
  chip('HINT', 'Give me a hint', undefined, 'HINT'),
  chip('UNSURE', 'I’m not sure'),
  chip('ONE_LIKE_IT', 'Show me one like it'),
];
const afterWrong = chip('WHY', 'Why was it wrong?', 'Why was my answer wrong?');
const closed = [
  chip('HINT', 'All the steps', 'Show me all the steps.', 'SOLUTION'),
  chip('WHY', 'Why this step?'),
  chip('ANOTHER_WAY', 'Another way'),
  chip('ONE_LIKE_IT', 'One like it'),
];
const inQuiz = [
  chip('SMALLER', 'Give me a smaller piece'),
  chip('ASK_OTHERWISE', 'Ask it another way'),
  chip('UNSURE', 'I’m not sure'),
];
const afterQuiz = [chip('BEGIN', 'Another quiz', 'Another quiz, please.')];
const general = [
  chip('MESSAGE', 'What is a prime number?', 'What is a prime number?'),
  chip('MESSAGE', 'Solve 3x + 5 = 20', 'Solve 3x + 5 = 20'),
];

/** What a student may send without typing. */
export function suggestionsFor({
  bot,
  isClosed,
  wasWrong,
  quiz,
}: {
  bot: BotKind;
  isClosed: boolean;
  /** "Why?" would be about a wrong answer. */
  wasWrong: boolean;
  quiz: QuizState | null;
}): TutorSuggestion[] {
  if (bot === 'GENERAL') return general;
  if (bot === 'PROBLEM_SOLVER') return isClosed ? closed : wasWrong ? [afterWrong, ...open] : open;
  return quiz !== null && quiz.at < quiz.goals.length ? inQuiz : afterQuiz;
}
