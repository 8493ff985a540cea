import { compareLines, type StepOptions } from './compare-lines';
import { ensureAllowance, TooHeavy, withinAllowance } from './limits';
import { parse } from './parse';
import { isLightTree, TOO_LONG, tooLarge } from './too-large';
import type { Node } from './tree';
import type { StepVerdict } from './types';

/**
 * A line of working against the line before it; both LaTeX or plain typing. A leading "=" carries the chain on.
 * `variable` is the unknown solved for; `positive` keeps positive solutions only (lengths). Never throws.
 */
export function checkStep(previous: string, line: string, options: StepOptions = {}): StepVerdict {
  try {
    return withinAllowance(() => check(previous, line, options));
  } catch (error) {
    if (!(error instanceof TooHeavy)) return { kind: 'unreadable', message: 'This is not something I can read.' };
    const read = parse(line);
    return read.ok && isLightTree(read.tree) ? { kind: 'wrong' } : { kind: 'unreadable', message: TOO_LONG };
  }
}

function check(previous: string, line: string, options: StepOptions): StepVerdict {
  const before = parse(previous.replace(/^\s*=(?!=)/, ' '));
  const carried = /^\s*(?:=(?!=)|\\(?:iff|Rightarrow|therefore)\b|⇒|∴)/.exec(line);
  const after = parse(carried ? ' '.repeat(carried[0].length) + line.slice(carried[0].length) : line);
  if (!after.ok) return { kind: 'unreadable', message: after.message, at: after.at };
  if (!before.ok) return { kind: 'unreadable', message: `The line before: ${before.message}`, at: before.at };
  if (tooLarge(before.tree) || tooLarge(after.tree))
    return { kind: 'unreadable', message: 'This is too large for me to work out.' };
  const next = continued(before.tree, after.tree, carried !== null);
  const kind = compareLines(before.tree, next, options);
  ensureAllowance();
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
