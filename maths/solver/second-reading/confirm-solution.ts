import { numericValues } from '../../engine/index';
import type { Solution } from '../solution';
import { type Reading, readValue, same } from './read-value';
import { isConfirmedInWords } from './worded-problems';

/** `unread`: there is no second reading of the text. `two ways`: people read it in more than one way. */
type Confirmation = 'agrees' | 'differs' | 'two ways' | 'unread';

const tasks =
  /^(?:(?:please|what(?:'?s| is)|find|calculate|work out|evaluate|compute|solve|fully|expand|multiply out|factori[sz]e|factor|simplify|complete the square(?: (?:of|for|in|on))?|(?:rearrange to )?make \\?\$?[A-Za-z](?:_\w+)?\$? the subject(?: of)?|rearrange|rationalise(?: the denominator(?: of)?)?|and)\b:?\s*)+/i;
const endings =
  /\s*(?:(?:by|using|with)(?: the)? (?:factorising|factorisation|(?:quadratic )?formula|completing the square|elimination|substitution)(?: method)?|for [a-z]|fully|completely|(?:with|and) (?:a )?remainder|[=?.]+)\s*$/i;

/**
 * Whether a solution is right for a text by numbers: the text is read a second time by a reader that shares nothing with the
 * solver's, and both are worked out. Pure; never throws.
 */
export function confirmSolution(text: string, solution: Solution): Confirmation {
  const worded = isConfirmedInWords(text, solution);
  if (worded !== null) return worded ? 'agrees' : 'differs';
  let maths = text.replace(tasks, '');
  for (let round = 0; round < 3; round += 1) maths = maths.replace(endings, '');
  const { kind } = solution.answer;
  if (/[=<>≤≥]|\\[lg]eq?\b/.test(maths)) return ofStatement(maths, solution);
  const reading = readValue(maths);
  if (reading === 'two ways') return 'two ways';
  if (reading === null) return 'unread';
  if (kind === 'quotient') return isQuotient(maths, solution.answer.model);
  return isSameEverywhere(reading, solution);
}

const points = [0.37, 1.61, 2.73, -1.19, 4.4, 7.3];
const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const pointOf = (value: number) => Object.fromEntries(letters.map((letter, place) => [letter, value + 0.071 * place]));

/** An answer that is a value or an expression, against what was asked. */
function isSameEverywhere(asked: Reading, { answer }: Solution): Confirmation {
  const found = valueIn(answer.model);
  if (found === null) return 'unread';
  const tolerance = answer.tolerance ?? 0;
  const compared = points.flatMap((point) => {
    const [a, b] = [asked(pointOf(point)), found(pointOf(point))];
    return Number.isFinite(a) && Number.isFinite(b) ? [same(a, b) || Math.abs(a - b) <= tolerance * 1.0001] : [];
  });
  if (compared.length === 0) return 'unread';
  return compared.every(Boolean) ? 'agrees' : 'differs';
}

/** The model of an answer as a reading; recurring decimals by their value. */
function valueIn(model: string): Reading | null {
  const reading = readValue(model);
  if (reading !== null && reading !== 'two ways') return reading;
  const [value, ...more] = numericValues(model) ?? [];
  return value === undefined || more.length > 0 ? null : () => value;
}

function isQuotient(maths: string, model: string): Confirmation {
  const [top, bottom] = (/^\s*(\d+)\s*(?:÷|\/|\\div)\s*(\d+)\s*$/.exec(maths) ?? []).slice(1).map(Number);
  const [whole, rest] = model.split('r').map(Number);
  if (top === undefined || bottom === undefined || whole === undefined || rest === undefined) return 'unread';
  return whole * bottom + rest === top && rest < bottom ? 'agrees' : 'differs';
}

interface Statement {
  sign: string;
  left: Reading;
  right: Reading;
}

function statementsIn(text: string): Statement[] | 'two ways' | null {
  const statements: Statement[] = [];
  for (const part of text.split(/,|;|\band\b/i)) {
    const sides = part.split(/(<=|>=|=|<|>|≤|≥|\\leq?\b|\\geq?\b)/);
    if (sides.length < 3) return null;
    for (let place = 1; place < sides.length; place += 2) {
      const [left, right] = [readValue(sides[place - 1] ?? ''), readValue(sides[place + 1] ?? '')];
      if (left === 'two ways' || right === 'two ways') return 'two ways';
      if (left === null || right === null) return null;
      statements.push({
        left,
        right,
        sign: (sides[place] ?? '').replace('≤', '<=').replace('≥', '>=').replace(/\\l.*/, '<=').replace(/\\g.*/, '>='),
      });
    }
  }
  return statements;
}

function holds({ left, right, sign }: Statement, at: Readonly<Record<string, number>>): boolean {
  const [a, b] = [left(at), right(at)];
  const isEqual = Math.abs(a - b) <= 1e-7 * Math.max(1, Math.abs(a), Math.abs(b));
  if (sign === '=') return isEqual;
  if (sign.endsWith('=') && isEqual) return true;
  return sign.startsWith('<') ? a < b && !isEqual : a > b && !isEqual;
}

function ofStatement(text: string, solution: Solution): Confirmation {
  const asked = statementsIn(text);
  if (asked === 'two ways' || asked === null) return asked ?? 'unread';
  const { kind, model, variable = solution.variable ?? 'x' } = solution.answer;
  const all = (at: Readonly<Record<string, number>>) => asked.every((statement) => holds(statement, at));
  if (/no solution|all real/.test(model)) {
    const wanted = model.includes('all');
    return [...points, 0, 1, -1, 2, -2, 100].every((point) => all({ [variable]: point }) === wanted)
      ? 'agrees'
      : 'differs';
  }
  if (kind === 'inequality') return isSameRegion(all, model, variable);
  if (kind === 'equation') return isSameRelation(asked, model, variable);
  if (kind === 'system') {
    const at = Object.fromEntries(
      model.split(',').map((pair) => [pair.split('=')[0]?.trim() ?? '', only(pair.split('=')[1] ?? '')]),
    );
    return all(at) ? 'agrees' : 'differs';
  }
  const values = model.split(/\bor\b/).map((each) => only(each.split('=').at(-1) ?? ''));
  const tolerance = solution.answer.tolerance ?? 0;
  const near = (value: number) => tolerance > 0 && crosses(asked, variable, value, tolerance);
  return values.every((value) => all({ [variable]: value }) || near(value)) ? 'agrees' : 'differs';
}

/** A rounded solution: the sides change order near it. */
function crosses(asked: Statement[], variable: string, value: number, tolerance: number): boolean {
  const [statement] = asked;
  if (statement === undefined) return false;
  const at = (shift: number) =>
    statement.left({ [variable]: value + shift }) - statement.right({ [variable]: value + shift });
  return at(-2 * tolerance) * at(2 * tolerance) <= 0;
}

const only = (text: string): number => valueIn(text)?.({}) ?? Number.NaN;

function isSameRegion(all: (at: Record<string, number>) => boolean, model: string, variable: string): Confirmation {
  const parts = model.split(/\bor\b/).map((part) => statementsIn(part));
  if (parts.some((part) => part === null || part === 'two ways')) return 'unread';
  const bounds = (model.match(/-?\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).map((bound) => only(bound));
  const trials = [...points, -50, 50, 0, ...bounds.flatMap((bound) => [bound, bound - 0.01, bound + 0.01])];
  const isIn = (at: Record<string, number>) =>
    parts.some((part) => Array.isArray(part) && part.every((statement) => holds(statement, at)));
  return trials.every((trial) => all({ [variable]: trial }) === isIn({ [variable]: trial })) ? 'agrees' : 'differs';
}

/** A formula with another subject: the new one holds where the old one does. */
function isSameRelation(asked: Statement[], model: string, subject: string): Confirmation {
  const [name = '', ...more] = model.split('=');
  const side = valueIn(
    more
      .join('=')
      .split(/\bor\b/)[0]
      ?.replace(/\\pm|±/g, '+') ?? '',
  );
  const [statement] = asked;
  if (side === null || statement === undefined || asked.length !== 1) return 'unread';
  const letter = name.trim() || subject;
  const compared = points.flatMap((point) => {
    const at = pointOf(Math.abs(point));
    const value = side(at);
    return Number.isFinite(value) ? [holds(statement, { ...at, [letter]: value })] : [];
  });
  return compared.length === 0 ? 'unread' : compared.every(Boolean) ? 'agrees' : 'differs';
}
