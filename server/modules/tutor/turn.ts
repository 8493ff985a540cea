import type { WorkingRow } from '../practice/index';
import type { TutorIntent } from './talk';
import type { MessageBlocks, TalkState } from './talk-state';
import type { MessageRow } from './talks.repo';

/** What a student sends, as it may be stored. */
export interface StudentMessage {
  number: number;
  intent: TutorIntent;
  /** At most 2,000 characters. */
  text: string;
  /** More was sent than is read. */
  isTooLong: boolean;
  choice: string | null;
}

/** A message before it has its number. */
export type NewMessage = Pick<MessageRow, 'author' | 'intent' | 'text' | 'move' | 'verdict'> & {
  blocks: MessageBlocks;
};

/** What comes of a student's message. Decided before anything is stored. */
export interface Turn {
  /** The student's own first, where there is one. */
  messages: NewMessage[];
  state: TalkState;
  /** A reply that a credit pays for, unless it is free here. */
  isWorthACredit: boolean;
  /** To be added to My working. */
  line: WorkingRow | null;
  /** It gives a hint or an example for an open question. */
  isHelp?: boolean;
  /** The quiz ends with it. */
  isEnd: boolean;
}

export function tutorSays(
  text: string,
  more: { move?: object; blocks?: MessageBlocks; intent?: TutorIntent } = {},
): NewMessage {
  const { move = null, blocks = {}, intent = null } = more;
  return { author: 'TUTOR', intent, text, move, verdict: null, blocks };
}

export function studentSays(
  { intent, text, choice }: StudentMessage,
  more: { verdict?: string; blocks?: MessageBlocks } = {},
): NewMessage {
  const { verdict = null, blocks = {} } = more;
  return {
    author: 'STUDENT',
    intent,
    text,
    move: null,
    verdict,
    blocks: choice === null ? blocks : { ...blocks, choice },
  };
}
