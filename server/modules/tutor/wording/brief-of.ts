import type { Viewer } from '../../../platform/viewer';
import { workingLines } from '../../practice/index';
import type { Scene } from '../scene';
import type { MessageRow } from '../talks.repo';
import type { Brief } from './brief';
import { wordedMove } from './may-be-worded';

/** What a message of the tutor is worded from; null for one that stands as it is. */
export function briefOf({ account }: Viewer, scene: Scene, message: MessageRow): Brief | null {
  const { talk, stored, question, lines, messages } = scene;
  const move = talk === null || message.author !== 'TUTOR' ? null : wordedMove(talk.bot, message.move);
  if (move === null || stored === null || question === null) return null;
  const { steps = [], example } = message.blocks;
  const shown = [...steps, ...(example?.steps ?? [])].flatMap(({ line, reason }) => [`$${line}$`, reason]);
  const sound = workingLines(lines.filter(({ states_answer }) => !states_answer)).filter(({ carries }) => carries);
  const before = messages.find(({ number }) => number === message.number - 1);
  return {
    move,
    year: account.yearLevel ?? Math.min(...stored.years),
    question: stored,
    isClosed: question.closed_at !== null,
    builtIn: message.text,
    decided: [...shown, ...(example ? [example.prompt] : []), ...sound.map(({ text }) => `$${text}$`)],
    typed: before?.author === 'STUDENT' ? before.text : null,
  };
}
