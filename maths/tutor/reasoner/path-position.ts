import { parse, variables } from '../../engine/index';
import type { QuestionContent, Step } from '../../templates/index';
import { shownStart, type WorkingLine } from '../../working/index';
import { lastSide, writingOf } from './writing';

/**
 * The line of the worked solution that a student's line is: the same signs at `reached` or after it, else the same up to
 * writing or the same result further on, else an earlier line; null where it is none. `wholeOnly` leaves out what stands
 * after its last equals sign.
 */
export function stepWrittenAs(
  { steps, answer }: QuestionContent,
  line: string,
  reached: number,
  wholeOnly = false,
): number | null {
  const own = writingsOf(line, wholeOnly, answer.variable);
  const whole = writingOf(line);
  const ends = endsOf(steps);
  const placesOf = (fits: (step: Step) => boolean) =>
    steps.flatMap((step, place) => (!ends.has(place) && fits(step) ? [place] : []));
  const signs = placesOf((step) => signsOf(step.line) === signsOf(line));
  // To write the terms in another order may be a step of its own.
  const written = placesOf((step) => whole !== null && writingOf(step.line) === whole);
  const all = placesOf((step) => isWritten(step, own));
  const further = (places: number[]) => places.find((place) => place > reached);
  const same = signs.includes(reached) ? reached : undefined;
  return same ?? further(signs) ?? further(written) ?? further(all) ?? [...signs, ...all].at(-1) ?? null;
}

const knownEnds = new WeakMap<readonly Step[], ReadonlySet<number>>();

/** The lines of a worked solution that say the answer: the last one, and those that come to the same. No line is compared with them. */
export function endsOf(steps: readonly Step[]): ReadonlySet<number> {
  const before = knownEnds.get(steps);
  if (before !== undefined) return before;
  const results = steps.map(({ line }) => [line, lastSide(line)].flatMap((text) => writingOf(text) ?? []));
  const last = new Set(results.at(-1) ?? []);
  const ends = new Set(
    results.flatMap((own, place) =>
      place === steps.length - 1 || own.some((writing) => last.has(writing)) ? [place] : [],
    ),
  );
  knownEnds.set(steps, ends);
  return ends;
}

const signsOf = (line: string) => line.replace(/\s|\\left|\\right|\\[,;!]/g, '');

function isWritten({ line }: Step, own: string[]): boolean {
  const result = resultOf(line);
  return [line, ...(result === null ? [] : [result])].some((text) => {
    const writing = writingOf(text);
    return writing !== null && own.includes(writing);
  });
}

/** What "x = 5", "6 − 2 = 4" and "y = 2 × 3 = 6" come to; null for other lines, such as an equation or several values. */
function resultOf(line: string): string | null {
  const [first = '', ...more] = line.split(/=|≈|\\approx/);
  const read = parse(first);
  if (more.length === 0 || !read.ok || /,|\b(?:or|and)\b/.test(line)) return null;
  return read.tree.kind === 'symbol' || variables(read.tree).length === 0 ? lastSide(line) : null;
}

function writingsOf(line: string, wholeOnly: boolean, variable: string | undefined): string[] {
  const bare = line.replace(/\\text\s*\{[^{}]*\}/g, ' ').trim();
  const result = /=|≈|\\approx/.test(line) ? resultOf(line) : line;
  const named = result === null || variable === undefined ? [] : [`${variable}=${result}`];
  const texts = [line, bare, ...(wholeOnly || result === null ? [] : [result, ...named])];
  return [...new Set(texts)].flatMap((text) => writingOf(text) ?? []);
}

/** Whether the question itself shows the first line of its worked solution. */
export function startsShown(question: QuestionContent): boolean {
  const shown = shownStart(question);
  const first = question.steps[0]?.line;
  return shown !== null && first !== undefined && writingOf(shown) === writingOf(first);
}

/** The furthest line of the worked solution that these lines have reached; −1 where none. */
export function reachedStep(question: QuestionContent, lines: readonly WorkingLine[]): number {
  let reached = startsShown(question) ? 0 : -1;
  for (const { text, carries, held } of lines) {
    if (held) continue;
    const place = stepWrittenAs(question, text, reached, !carries);
    if (place !== null) reached = Math.max(reached, place);
  }
  return reached;
}
