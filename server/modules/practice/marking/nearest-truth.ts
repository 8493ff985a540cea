import { evaluate, type Node, numericValues, parse, sameAnswer, variables } from '../../../../maths/engine/index';
import type { QuestionContent } from '../../../../maths/templates/index';

/**
 * The most useful true sentence about a wrong answer that no known idea leads to: which part of it holds, or what kind of
 * thing is asked for. Null where nothing of use is known. It never says what is right instead.
 */
export function nearestTruth(question: QuestionContent, typed: string): string | null {
  if (question.choices !== null) return null;
  return (
    otherKind(question, typed) ??
    otherDirection(question, typed) ??
    ofParts(question, typed) ??
    ofNumber(question, typed) ??
    ofRule(question, typed)
  );
}

/** A number where an expression is asked for, or the other way round. */
function otherKind({ answer }: QuestionContent, typed: string): string | null {
  const [input, model] = [parse(typed), parse(answer.model)];
  if (!input.ok || !model.ok) return null;
  const [given, wanted] = [input.tree, model.tree].map((tree) => lettersOf(tree, answer.variable));
  const closed = (given ?? []).length === 0;
  if (answer.kind === 'equation' && !typed.includes('=')) {
    const right = side(model.tree);
    const gradient = right && gradientOf(right);
    const value = closed ? evaluate(input.tree, {}) : Number.NaN;
    if (gradient !== null && near(value, gradient ?? Number.NaN))
      return 'That’s the gradient. The question asks for the whole rule.';
    return 'The question asks for an equation, so include an equals sign.';
  }
  const letters = variables(model.tree);
  const letter = letters.find((name) => name === answer.variable) ?? letters[0];
  if (answer.kind === 'expression' && letter !== undefined && variables(input.tree).length === 0) {
    return `The question asks for an expression with $${letter}$, not just a number.`;
  }
  if (answer.kind === 'number' && !closed && (wanted ?? []).length === 0) {
    return 'The question asks for a number, with no letters.';
  }
  return answer.kind === 'inequality' && variables(input.tree).length === 0
    ? 'The question asks for every number that works, not just one.'
    : null;
}

const lettersOf = (tree: Node, variable: string | undefined): string[] =>
  variables(tree).filter((name) => name !== variable);

const turned: Record<string, string> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' };
const shut: Record<string, string> = { '<': '≤', '>': '≥', '≤': '<', '≥': '>' };

/** x > 4 for x < 4, and x ≥ 4 for x > 4. */
function otherDirection({ answer }: QuestionContent, typed: string): string | null {
  if (answer.kind !== 'inequality') return null;
  const plain = typed.replace(/<=|\\le(?:q|qslant)?\b/g, '≤').replace(/>=|\\ge(?:q|qslant)?\b/g, '≥');
  const as = (signs: Record<string, string>) => plain.replace(/[<>≤≥]/g, (sign) => signs[sign] ?? sign);
  if (sameAnswer(answer, as(turned), answer.model)) return 'The number is right. Check the direction of the sign.';
  return sameAnswer(answer, as(shut), answer.model) ? 'Nearly. Is the number at the end included?' : null;
}

const places = ['first', 'second', 'third', 'fourth'];
const counts = ['none', 'one', 'two', 'three', 'four', 'five', 'six'];

/** Pairs, lists and sets: how much of them holds. */
function ofParts({ answer }: QuestionContent, typed: string): string | null {
  if (answer.kind === 'quotient') {
    const [whole, rest] = [typed, answer.model].map((text) => /^\s*(\d+)/.exec(text)?.[1]);
    return whole !== undefined && whole === rest ? 'The whole number is right. Check the remainder.' : null;
  }
  const [given, wanted] = [numericValues(typed), numericValues(answer.model)];
  if (!given || !wanted || wanted.length < 2 || given.length === 0) return null;
  if (answer.kind === 'coordinate' || answer.kind === 'ratio' || answer.kind === 'list') {
    if (given.length !== wanted.length) return `${capital(counts[wanted.length] ?? 'More')} numbers are needed.`;
    const right = given.map((value, place) => near(value, wanted[place] ?? Number.NaN));
    if (given.length === 2 && near(given[0] ?? 0, wanted[1] ?? 1) && near(given[1] ?? 0, wanted[0] ?? 1)) {
      return 'Both numbers are right. Check their order.';
    }
    const wrong = right.flatMap((holds, place) => (holds ? [] : [place]));
    const [only] = wrong;
    if (answer.kind !== 'ratio' && wrong.length === 1 && only !== undefined && only < places.length) {
      return `Only the ${places[only]} number isn’t right yet.`;
    }
    return null;
  }
  if (!['solutions', 'set', 'system'].includes(answer.kind)) return null;
  const right = given.filter((value) => wanted.some((other) => near(value, other))).length;
  if (right === 0) return null;
  if (right === given.length)
    return given.length < wanted.length ? 'What you have is right, but something is missing.' : null;
  return `${capital(counts[right] ?? String(right))} of your ${counts[given.length] ?? given.length} values ${right === 1 ? 'is' : 'are'} right.`;
}

/** One number: its sign, its decimal point, or where it comes from. */
function ofNumber({ answer, steps, prompt }: QuestionContent, typed: string): string | null {
  if (!['number', 'quantity', 'money'].includes(answer.kind)) return null;
  const [given, wanted] = [numberIn(typed), numberIn(answer.model)];
  if (given === null || wanted === null || given === 0 || wanted === 0) return null;
  if (near(given, -wanted)) return 'The size is right. Check the sign.';
  if ([1, 2, 3].some((power) => near(given, wanted * 10 ** power) || near(given * 10 ** power, wanted))) {
    return 'The digits are right. Check the decimal point.';
  }
  if (near(given * wanted, 1)) return 'The right numbers, upside down.';
  const onTheWay = steps.slice(0, -1).some(({ line }) => {
    const value = numberIn(line.split('=').at(-1) ?? line);
    return value !== null && near(value, given);
  });
  if (onTheWay) return 'That’s a step along the way. Keep going from there.';
  const inPrompt = (prompt.match(/\d+(?:\.\d+)?/g) ?? []).some((number) => near(Number(number), given));
  return inPrompt ? 'That number is given in the question. What do you need to find?' : null;
}

/** A rule or an expression: which of its terms hold. */
function ofRule({ answer }: QuestionContent, typed: string): string | null {
  if (answer.kind !== 'expression' && answer.kind !== 'equation') return null;
  const [input, model] = [parse(typed), parse(answer.model)];
  if (!input.ok || !model.ok) return null;
  const [given, wanted] = [side(input.tree), side(model.tree)];
  if (!given || !wanted) return null;
  const names = [...new Set([...variables(given), ...variables(wanted)])];
  if (names.length === 0 || names.length > 3) return null;
  const points = [1.3, 2.1, -0.7, 3.4].map((at, step) =>
    Object.fromEntries(names.map((name, place) => [name, at + place * (0.31 + step / 7)])),
  );
  const pairs = points.map((point) => [evaluate(given, point), evaluate(wanted, point)] as const);
  if (!pairs.flat().every(Number.isFinite)) return null;
  const always = (holds: (a: number, b: number) => boolean) => pairs.every(([a, b]) => holds(a, b));
  if (always((a, b) => near(a, -b))) return 'Every sign is the wrong way round.';
  const [first] = pairs;
  if (first === undefined || always(near)) return null;
  const apart = first[0] - first[1];
  if (always((a, b) => near(a - b, apart)))
    return `The terms with ${names.map((name) => `$${name}$`).join(' and ')} are right. Check the number on its own.`;
  return near(evaluate(given, zero(names)), evaluate(wanted, zero(names))) && answer.kind === 'equation'
    ? 'The number on its own is right. Check the rest.'
    : null;
}

const zero = (names: string[]) => Object.fromEntries(names.map((name) => [name, 0]));

/** The right side of y = …, or the expression itself. */
function side(tree: Node): Node | null {
  if (tree.kind !== 'relation') return tree;
  const [left, right, ...more] = tree.parts;
  return left?.kind === 'symbol' && right !== undefined && more.length === 0 ? right : null;
}

/** The slope of a straight line in one letter. */
function gradientOf(right: Node): number | null {
  const [name, ...others] = variables(right);
  if (name === undefined || others.length > 0) return null;
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN] = [0, 1, 2].map((at) => evaluate(right, { [name]: at }));
  return near(b - a, c - b) ? b - a : null;
}

function numberIn(text: string): number | null {
  const values = numericValues(text.replace(/\\text\s*\{[^{}]*\}|[$°%]|\\[$%]/g, ''));
  return values?.length === 1 ? (values[0] ?? null) : null;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
