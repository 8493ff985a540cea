import type { SubjectView, SuggestionView, WeakSpotView } from './talk-data';
import type { TalkBot } from './talk-place';

const say = (
  intent: SuggestionView['intent'],
  label: string,
  aiModel: SuggestionView['aiModel'] = 'GENERAL',
): SuggestionView => ({ intent, label, text: label, aiModel });

/** What one could begin a talk with. Quiz Me begins by itself. */
export function openings(bot: TalkBot, subject: SubjectView | null): SuggestionView[] {
  if (bot === 'QUIZ_ME') return [];
  if (bot === 'GENERAL') {
    return [
      say('MESSAGE', 'How do I expand a bracket?'),
      say('MESSAGE', 'What is a recurring decimal?'),
      say('MESSAGE', 'Solve 3x + 5 = 20'),
    ];
  }
  if (subject?.isClosed === true) {
    return [
      say('HINT', 'Show me the steps', 'SOLUTION'),
      say('ANOTHER_WAY', 'Is there another way?'),
      say('ONE_LIKE_IT', 'Show me a similar example'),
    ];
  }
  if (subject?.wasWrong === true) return [say('WHY', 'Why was it wrong?'), say('HINT', 'Give me a hint', 'HINT')];
  return [say('HINT', 'Give me a hint', 'HINT'), say('UNSURE', 'I don’t know how to start')];
}

/** The name of a topic that can be chosen here. */
export function topicName(topicId: string, spots: WeakSpotView[], subject: SubjectView | null): string {
  if (subject?.topic.id === topicId) return subject.topic.title;
  return spots.find((spot) => spot.topicId === topicId)?.topicName ?? 'this topic';
}
