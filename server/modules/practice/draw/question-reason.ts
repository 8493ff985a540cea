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
  NEXT_TOPIC: (topic) => `${topic} is next in your course.`,
  ERROR_REDO: () => 'You got one like this wrong before. Here it is with new numbers.',
  ERROR_CHALLENGE: () => 'You fixed a mistake like this. Here’s something harder on the same skill.',
  SURPRISE: (topic) => `You asked for a surprise, so we picked ${topic} at random.`,
  CHOSEN_LEVEL: () => 'It’s from the topics and difficulty you chose.',
  NEW_TOPIC: (topic) => `You haven’t practised ${topic} yet.`,
  WHILE_AGO: (topic) => `It’s been a while since you practised ${topic}. A quick look keeps it fresh.`,
  WARM_UP: () => 'You usually get questions like this right. A quick one keeps you sharp.',
  STRETCH: () => 'It’s a little above your level, to stretch you.',
  FITS: () => 'It’s right at your level: you get about three in four of these right.',
  SET_BY_TEACHER: () => 'Your teacher chose it for this task.',
};

/** The sentence for a stored reason; null for one that is not known. */
export function reasonSentence(reason: string | null, topicTitle: string): string | null {
  if (reason === null || !Object.hasOwn(sentences, reason)) return null;
  return sentences[reason as QuestionReason](topicTitle);
}
