import type { AiModel } from '../../../rules/ai-scenario';
import { paths } from '../../lib/paths';
import type { BotKind } from '../../machines/chat-panel-types';

export const botTitles: Record<BotKind, string> = {
  'quiz-me': 'Quiz Me',
  'problem-solver': 'Tutor Me',
  general: 'Ask a question',
};

const modelTitles: Record<Exclude<AiModel, 'GENERAL'>, string> = { HINT: 'Hint', SOLUTION: 'Worked solution' };

/** The panel's title: the model's own while it speaks of a hint or a solution. */
export function panelTitle(context: { bot: BotKind; aiModel: AiModel; heading: 'bot' | 'model' }): string {
  return context.heading === 'model' && context.aiModel !== 'GENERAL'
    ? modelTitles[context.aiModel]
    : botTitles[context.bot];
}

/** The frame that a bot lives in. The student role is passed on, as every helper speaks to a learner. */
export function framePath(bot: BotKind, place: { topicId?: string | null; questionId?: string | null } = {}): string {
  if (bot === 'quiz-me') return paths.quizMe(place);
  return bot === 'general' ? paths.askTutor : paths.chatBot(place.questionId);
}

/** Where a frame is loaded from and who is heard there: our own site, or the host that serves chat frames. */
export function frameAddress(path: string, host: string | null): string {
  return host === null ? path : new URL(path, host).href;
}

/** The origin that messages of a frame come from. */
export function frameOrigin(host: string | null, own: string): string {
  return host === null ? own : new URL(host).origin;
}
