import { APPROXIMATELY, roundsTo, valueOfLine } from './approximate-step';
import { compareLines, type StepOptions } from './compare-lines';
import { ensureAllowance, MAX_LENGTH, TooHeavy, withinAllowance } from './limits';
import { isProse } from './no-mathematics';
import { parse } from './parse';
import type { ReadOptions } from './token';
import { isLightTree, TOO_LONG, tooLarge } from './too-large';
import { type Node, variables } from './tree';
import type { StepVerdict } from './types';

/**
 * A line of working against the line before it; both LaTeX or plain typing. A leading "=" carries the chain on.
 * `variable` is the unknown solved for; `positive` keeps positive solutions only (lengths). Never throws.
 */
export function checkStep(previous: string, line: string, options: StepOptions = {}): StepVerdict {
  if (previous.length > MAX_LENGTH || line.length > MAX_LENGTH) return { kind: 'unreadable', message: TOO_LONG };
  try {
    return withinAllowance(() => check(previous, line, options));
  } catch (error) {
    if (!(error instanceof TooHeavy)) return { kind: 'unreadable', message: 'I can’t read this.' };
    const read = parse(line);
    return read.ok && isLightTree(read.tree) ? { kind: 'wrong' } : { kind: 'unreadable', message: TOO_LONG };
  }
}

function check(previous: string, line: string, options: StepOptions): StepVerdict {
  const verdict = line.search(APPROXIMATELY) < 0 ? null : checkRounded(exactPart(previous), line, options);
  if (verdict) return verdict;
  const first = checkRead(exactPart(previous), line, options, {});
  // In brackets (3,165) may be one number or a pair.
  if (first.kind === 'good' || !/[({].*\d,\d{3}(?!\d)/.test(previous + line)) return first;
  const paired = checkRead(exactPart(previous), line, options, { thousands: false });
  return paired.kind === 'good' || paired.kind === 'same-solutions' ? paired : first;
}

/** x = √2 ≈ 1.41 goes on from x = √2, and ≈ 1.41 alone from 1.41. */
function exactPart(line: string): string {
  const [exact = '', ...rounded] = line.split(APPROXIMATELY);
  return exact.trim() === '' || nameIn(exact) !== null ? [exact, ...rounded].join('=') : exact;
}

/** A line that ends with "≈ 1.41": what stands before must follow, and its value must round to what stands after. */
function checkRounded(previous: string, line: string, options: StepOptions): StepVerdict | null {
  const [head = '', ...rounded] = line.replace(/^\s*=/, ' ').split(APPROXIMATELY);
  const before = parse(previous.replace(/^\s*=(?!=)/, ' '));
  const given = nameIn(head);
  const name = given !== null || head.trim() === '';
  const start = name ? before : parse(head);
  if (!before.ok || !start.ok || tooLarge(start.tree)) return null;
  if (!name) {
    const follows = checkRead(previous, head, options, {});
    if (follows.kind === 'wrong' || follows.kind === 'unreadable') return follows;
  }
  const { name: known, value } = valueOfLine(start.tree);
  // x ≈ 1.41 after 2x = √8 is more than rounding.
  if (given !== null && start.tree.kind === 'relation' && (known?.kind !== 'symbol' || given !== known.name))
    return null;
  const results = rounded.map((text) => {
    const read = parse(text);
    return read.ok ? roundsTo(value, read.tree) : null;
  });
  if (results.length === 0 || results.includes(null)) return null;
  return { kind: results.every(Boolean) ? 'good' : 'wrong' };
}

/** The unknown where a text is nothing else; null for other texts. */
function nameIn(text: string): string | null {
  const read = parse(text);
  return read.ok && read.tree.kind === 'symbol' && variables(read.tree).length > 0 ? read.tree.name : null;
}

function checkRead(previous: string, line: string, options: StepOptions, reading: ReadOptions): StepVerdict {
  const before = parse(previous.replace(/^\s*=(?!=)/, ' '), reading);
  const carried = /^\s*(?:=(?!=)|\\(?:iff|Rightarrow|therefore)\b|⇒|∴)/.exec(line);
  const after = parse(carried ? ' '.repeat(carried[0].length) + line.slice(carried[0].length) : line, reading);
  if (!after.ok) return { kind: 'unreadable', message: after.message, at: after.at };
  if (!before.ok) return { kind: 'unreadable', message: `The line before: ${before.message}`, at: before.at };
  if (tooLarge(before.tree) || tooLarge(after.tree))
    return { kind: 'unreadable', message: 'This is too large for me to work out.' };
  const next = continued(before.tree, after.tree, carried !== null);
  const kind = compareLines(before.tree, next, options);
  ensureAllowance();
  if (kind === 'wrong' && isProse(line, [...variables(before.tree), options.variable ?? '']))
    return { kind: 'unreadable', message: 'I can’t read this as a line of working. Write just the maths.' };
  return { kind };
}

/** After "y = 2·3" the line "= 6" says y = 6. */
function continued(before: Node, after: Node, carried: boolean): Node {
  const head = before.kind === 'relation' ? before.parts[0] : undefined;
  if (
    !carried ||
    after.kind === 'relation' ||
    after.kind === 'list' ||
    before.kind !== 'relation' ||
    !head ||
    before.operators.some((operator) => operator !== '=')
  )
    return after;
  return { kind: 'relation', parts: [head, after], operators: ['='] };
}
