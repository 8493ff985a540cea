import { careLinks, careText } from '../../../../rules/care/care-text';
import { needsCare } from '../../../../rules/care/needs-care';
import type { Viewer } from '../../../platform/viewer';
import type { Scene } from '../scene';
import { type NewMessage, type StudentMessage, studentSays, tutorSays } from '../turn';

type Said = Pick<Scene, 'messages'>;
type Reader = { account: Pick<Viewer['account'], 'yearLevel'> };

const isCare = (move: object | null): boolean => move !== null && 'kind' in move && move.kind === 'safety';

/**
 * What is said to a student in trouble, whichever bot they wrote to: a fixed text that no model words, that costs nothing
 * and moves nothing. Null where nothing of the kind was typed.
 */
export function careReply({ messages }: Said, { account }: Reader, { text }: StudentMessage): NewMessage | null {
  const level = needsCare(text);
  if (level === null) return null;
  const year = account.yearLevel;
  const before = messages.filter(({ move }) => isCare(move)).length;
  return tutorSays(careText(level, { before, year }), {
    // Teachers who may read a student's talks do not get this one, nor what it answers.
    move: { kind: 'safety' },
    blocks: { links: careLinks(level, year) },
  });
}

/** The turn of such a reply: the talk stays where it was. */
export function careMessages(scene: Said, viewer: Reader, message: StudentMessage): NewMessage[] | null {
  const reply = careReply(scene, viewer, message);
  return reply && [studentSays(message), reply];
}
