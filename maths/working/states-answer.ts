import { checkAnswer, parse, variables } from '../engine/index';
import type { AnswerSpec } from '../engine/types';
import type { QuestionContent } from '../templates/index';
import { isConsistent } from './is-consistent';

/** Whether a text has the shape of an answer to the question, right or wrong alike: worked out, in the form asked for. */
export function hasAnswerShape({ answer }: QuestionContent, line: string): boolean {
  return shapesOf(line).some((text) => isSettled(answer, text) && answersItself(answer, text));
}

/** Whether a line says the right answer, in the form asked for, and nothing wrong on the way to it. */
export function isRightAnswer({ answer, choices }: QuestionContent, line: string): boolean {
  if (choices !== null) {
    return choices.some(({ id, text }) => id === answer.model && isOption(text, line));
  }
  return isConsistent(line) && shapesOf(line).some((text) => checkAnswer(answer, text).kind === 'correct');
}

/** The line itself, and what stands after its last sign of equality. */
function shapesOf(line: string): string[] {
  const whole = line.replace(/^\s*(?:=|≈|\\approx|\\therefore|∴|⇒|\\Rightarrow)\s*/, '');
  const last = whole.split(/=|≈|\\approx/).at(-1) ?? whole;
  return [...new Set([whole, last])].filter((text) => text.trim() !== '');
}

/** Under its own question the text is right for itself: read, worked out and in the form asked for. */
function answersItself(spec: AnswerSpec, text: string): boolean {
  return checkAnswer({ ...spec, model: text }, text).kind === 'correct';
}

const valueKinds = ['number', 'solutions', 'quantity', 'money', 'quotient', 'ratio', 'list', 'set', 'coordinate'];

/** 5x = 17 is on the way, x = 17/5 is an answer; 2x + 5 is no answer where a number is asked for, nor is 8 + 144. */
function isSettled(spec: AnswerSpec, text: string): boolean {
  const read = parse(text);
  if (!read.ok) return true;
  const unknowns = variables(read.tree);
  const { variable } = spec;
  if (spec.kind === 'equation' && !text.includes('=')) return false;
  if (spec.kind === 'equation')
    return text.split('=').some((side) => /^\s*(?:[a-zA-Z]|\\[a-z]+)(?:_\{?\w+\}?)?\s*$/.test(side));
  if (variable !== undefined && spec.kind !== 'expression' && unknowns.length > 0) {
    const sides = text.split(/=|<|>|≤|≥|\\l(?:e|eq|t)\b|\\g(?:e|eq|t)\b|,|\\text\{[^}]*\}|\bor\b|\band\b/);
    if (!sides.some((side) => side.trim() === variable)) return false;
  }
  const model = parse(spec.model);
  const named = model.ok ? variables(model.tree).filter((name) => name !== variable) : [];
  if (spec.kind === 'expression') return named.length === 0 || unknowns.length > 0;
  if (!valueKinds.includes(spec.kind)) return true;
  if (named.length > 0 && spec.kind === 'number') return true;
  return unknowns.every((name) => name === variable) && !isUnworked(spec, text);
}

/** Whether numbers are left to be added, multiplied or raised to a power. */
function isUnworked({ forms }: AnswerSpec, text: string): boolean {
  if (forms?.some((form) => ['index', 'scientific', 'factorised'].includes(form.kind))) return false;
  const plain = text
    .replace(/\\text\s*\{[^{}]*\}|\\(?:left|right|,|;|!)/g, '')
    .replace(/(?<=\d\s*)(?:\\times|×|\*)\s*10\s*\^\s*\{?\s*-?\d+\s*\}?/g, '')
    .replace(/\^\s*\{?\s*\\circ\s*\}?/g, '')
    .replace(/\\[dt]?frac\s*(?:\{\s*-?\d+\s*\}|\d)\s*(?:\{\s*\d+\s*\}|\d)/g, '1');
  const joined =
    /\d[%\\\s{}()]*(?:\\times|\\cdot|\\div|×|÷|\*|[+\-−](?!\s*[^\d\s]*(?:\\(?:sqrt|pi)|√|π)))[\s{}()]*[-−]?\s*\d/;
  return joined.test(plain) || /\d\s*\)?\s*\^/.test(plain) || /[)\d]\s*\(/.test(plain) || /\\frac/.test(plain);
}

/** Whether a line is one of the options, by its text or its value. */
function isOption(option: string, line: string): boolean {
  const formula = /^\$([^$]*)\$$/.exec(option.trim())?.[1];
  if (plain(option) === plain(line)) return true;
  const model = formula ?? option;
  return (['expression', 'equation', 'quantity'] as const).some((kind) =>
    shapesOf(line).some((text) => checkAnswer({ kind, model }, text).kind === 'correct'),
  );
}

const plain = (text: string) => text.replace(/[$\s*]/g, '').toLowerCase();
