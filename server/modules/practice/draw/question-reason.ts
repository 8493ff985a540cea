/** Why a question is in a practice: decided when it is drawn, said in one line beside it. */
export type QuestionReason =
  | 'NEXT_TOPIC'
  | 'ERROR_REDO'
  | 'ERROR_CHALLENGE'
  | 'SURPRISE'
  | 'CHOSEN_LEVEL'
  | 'NEW_TOPIC'
  | 'WHILE_AGO'
  | 'WARM_UP'
  | 'STRETCH'
  | 'FITS'
  | 'SET_BY_TEACHER';

/** A topic that has rested so long is worth another look. */
export const restedDays = 14;

export interface ReasonFacts {
  isPromised: boolean;
  surprise: boolean;
  levelChosen: boolean;
  /** Days since the topic was last answered; null where it never was. */
  daysSince: number | null;
  /** Expected success of the student, 0 to 1. */
  expected: number;
}

/** The one reason that says most. */
export function reasonOf({ isPromised, surprise, levelChosen, daysSince, expected }: ReasonFacts): QuestionReason {
  if (isPromised) return 'NEXT_TOPIC';
  if (surprise) return 'SURPRISE';
  if (levelChosen) return 'CHOSEN_LEVEL';
  if (daysSince === null) return 'NEW_TOPIC';
  if (daysSince >= restedDays) return 'WHILE_AGO';
  if (expected > 0.88) return 'WARM_UP';
  return expected < 0.6 ? 'STRETCH' : 'FITS';
}

const sentences: Record<QuestionReason, (topic: string) => string> = {
  NEXT_TOPIC: (topic) => `${topic} comes next in your course.`,
  ERROR_REDO: () => 'You got one like this wrong before. Here it is with new numbers.',
  ERROR_CHALLENGE: () => 'You fixed an error like this. Here is something harder about the same skill.',
  SURPRISE: (topic) => `You asked for a surprise, and chance picked ${topic}.`,
  CHOSEN_LEVEL: () => 'It is from the topics and the difficulty that you chose.',
  NEW_TOPIC: (topic) => `You have not practised ${topic} yet.`,
  WHILE_AGO: (topic) => `It is a while since you practised ${topic}. A look back keeps it.`,
  WARM_UP: () => 'You mostly get questions like this right. A quick one keeps the skill.',
  STRETCH: () => 'It is a little above your level, to stretch you.',
  FITS: () => 'It is at your level: you get about three in four like this right.',
  SET_BY_TEACHER: () => 'Your teacher chose it for this task.',
};

/** The sentence for a stored reason; null for one that is not known. */
export function reasonSentence(reason: string | null, topicTitle: string): string | null {
  if (reason === null || !Object.hasOwn(sentences, reason)) return null;
  return sentences[reason as QuestionReason](topicTitle);
}
