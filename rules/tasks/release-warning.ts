import type { Extension } from './task-dates';
import { takesWork } from './task-status';
import { answersAreOut, type VisibleFacts } from './visibility';

type Release = Pick<VisibleFacts, 'rule' | 'task'>;

interface ReleaseStudent {
  nickname: string;
  extension: Extension;
  handedInAt: Date | null;
  /** In the class and not excused. */
  asked: boolean;
}

const mostNamed = 3;

/**
 * What a teacher reads before the results of a test come out to some while others can still sit it. Null where nobody
 * can, or where nobody gets to see more than before.
 */
export function releaseWarning(
  students: readonly ReleaseStudent[],
  { before, after, closedAt, now }: { before: Release; after: Release; closedAt: Date | null; now: Date },
): string | null {
  const asked = students.filter((student) => student.asked);
  const isOut = (release: Release, { extension, handedInAt }: ReleaseStudent) =>
    answersAreOut({ ...release, extension, handedInAt, closedAt }, now);
  if (!asked.some((student) => isOut(after, student) && !isOut(before, student))) return null;
  const waiting = asked.filter(({ extension, handedInAt }) =>
    takesWork({ task: after.task, extension, handedInAt }, { closedAt, excused: false }, now),
  );
  if (waiting.length === 0) return null;
  const others = waiting.length - mostNamed;
  const names = waiting.map(({ nickname }) => nickname);
  const named = others > 1 ? [...names.slice(0, mostNamed), `${others} others`] : names;
  const who = new Intl.ListFormat('en-AU').format(named);
  const isOne = waiting.length === 1;
  return `${who} ${isOne ? 'hasn’t' : 'haven’t'} sat this test yet and still can. If the results come out now, classmates could pass the answers on.`;
}
