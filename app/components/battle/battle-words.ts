import type { BattleMark, BattleResultView, BattleView } from './battle-data';

/** "question 4 of 7": people count from one. */
export const questionLabel = ({ index, total }: Pick<BattleView, 'index' | 'total'>): string =>
  `question ${Math.min(index + 1, total)} of ${total}`;

const kinds = { RANKED: 'ranked', FRIENDLY: 'friendly', RECORDED: 'recorded player, unrated' } as const;

export const kindLabel = ({ kind }: Pick<BattleView, 'kind'>): string => kinds[kind];

const marks: Record<BattleMark, string> = {
  NONE: 'not answered',
  ANSWERED: 'answered',
  RIGHT: 'right',
  WRONG: 'not right',
  MISSED: 'missed',
};

export const markLabel = (mark: BattleMark): string => marks[mark];

/** "8f3a…c21e": enough of a seal to compare it by eye. */
export const shortSeal = (commitment: string): string => `${commitment.slice(0, 4)}…${commitment.slice(-4)}`;

/** The headline of a result: how it ended, and then the right answers of both. */
export function resultTitle({
  outcome,
  by,
  questions,
}: Pick<BattleResultView, 'outcome' | 'by' | 'questions'>): string {
  if (outcome === 'VOID') return 'This battle doesn’t count';
  const mine = questions.filter((question) => question.mine === 'RIGHT').length;
  const theirs = questions.filter((question) => question.theirs === 'RIGHT').length;
  if (outcome === 'DRAW') return mine === theirs ? `It’s a draw, ${mine} all` : 'It’s a draw';
  // Who left decides, or the time does: a score would not say who won.
  const tells = by !== 'LEFT' && (outcome === 'WON' ? mine > theirs : mine < theirs);
  if (outcome === 'WON') return tells ? `You won, ${mine} to ${theirs}` : 'You won';
  return tells ? `Well fought, ${mine} to ${theirs}` : 'Well fought';
}

/** Who may be met, in the words of the waiting page. */
export function scopeLabel(scope: 'ANYONE' | 'SCHOOL' | 'CLASS' | 'FRIENDS'): string {
  const scopes = {
    ANYONE: 'players in this course',
    SCHOOL: 'players from your school',
    CLASS: 'players from your class',
    FRIENDS: 'your friends',
  };
  return scopes[scope];
}

/** Seconds as people say them. */
export const secondsLabel = (seconds: number): string => (seconds === 1 ? '1 second' : `${seconds} seconds`);
