import type { AnswerSpec } from '../../../../maths/engine/index';
import { formulasOf } from '../../../../maths/lint/rich-text';
import type { QuestionContent } from '../../../../maths/templates/index';

export type InputMode = 'NUMERIC' | 'DECIMAL' | 'TEXT';

/**
 * Keys that help to type an answer, in the order of the row. They follow from what is asked (the prompt, the kind and the
 * form), never from the answer itself, so that they give nothing away; a key for what is refused here is not among them.
 */
export function answerKeys(instance: QuestionContent, years: readonly number[]): string[] {
  const { answer, choices } = instance;
  if (choices !== null) return [];
  const asked = askedFor(instance);
  const { forms, text } = asked;
  const negatives = years.some((year) => year >= 6);
  const { algebra, plural } = kindsOf(answer);
  const relation = answer.kind === 'equation' || answer.kind === 'system';
  const trig = algebra && /\\(?:sin|cos|tan|sec)\b/.test(text);
  const keys: [string, boolean][] = [
    ['DIGITS', answer.kind === 'number' && years.every((year) => year <= 3)],
    ...variablesOf(instance).map((name): [string, boolean] => [name.toUpperCase(), true]),
    ['PLUS', algebra || asked.surd],
    ['MINUS', algebra || negatives || /-\d|below zero|negative/.test(text)],
    ['TIMES', forms.has('index') || forms.has('scientific')],
    ['FRACTION', asked.fraction || algebra],
    ['MIXED', asked.fraction && !algebra && (forms.has('mixed-numeral') || /mixed numeral/.test(text))],
    [
      'POWER',
      (/\^(?!\{?\\circ)/.test(text) && (algebra || asked.surd)) ||
        asked.index ||
        answer.kind === 'expression' ||
        (algebra && asked.exponential),
    ],
    ['ROOT', asked.surd],
    ['BRACKETS', algebra || answer.kind === 'coordinate'],
    ['COMMA', plural],
    ['COLON', answer.kind === 'ratio' || answer.kind === 'time'],
    ['REMAINDER', answer.kind === 'quotient'],
    ['RECURRING', /recurring/.test(text)],
    ['EQUALS', relation],
    ['OR', answer.kind === 'solutions' || answer.kind === 'inequality'],
    ['PLUS_MINUS', answer.kind === 'solutions'],
    ['INEQUALITY', answer.kind === 'inequality'],
    ['PI', /\\pi|π/.test(text)],
    ['TRIG', trig],
    ['EULER', algebra && asked.exponential],
    [
      'LOGARITHM',
      /\\(?:ln|log)\b/.test(text) || (asked.integral && /\\frac/.test(text)) || (asked.exponential && !algebra),
    ],
    ['CONSTANT', answer.upToConstant === true || forms.has('with-constant')],
    ['DEGREE', /degree|\\circ|°/.test(text) && !algebra],
    ['PERCENT', /%|per cent/.test(text) || forms.has('percentage')],
  ];
  return keys.filter(([, wanted]) => wanted).map(([key]) => key);
}

/** Which keyboard of a touch screen has all that the row of keys has not. */
export function answerInputMode(instance: QuestionContent, years: readonly number[]): InputMode {
  const { answer } = instance;
  const forms = new Set(answer.forms?.map((form) => form.kind));
  if (!['number', 'money', 'quantity', 'quotient', 'coordinate', 'ratio'].includes(answer.kind)) return 'TEXT';
  if (forms.has('with-unit') || forms.has('scientific') || variablesOf(instance).length > 0) return 'TEXT';
  const keys = answerKeys(instance, years);
  if (keys.some((key) => ['PI', 'LOGARITHM', 'ROOT'].includes(key))) return 'TEXT';
  const whole = answer.kind === 'quotient' || (years.every((year) => year <= 3) && answer.kind === 'number');
  return whole ? 'NUMERIC' : 'DECIMAL';
}

function askedFor({ prompt, instruction, answer }: QuestionContent) {
  const text = `${prompt} ${instruction ?? ''}`;
  const forms = new Set<string>(answer.forms?.map((form) => form.kind));
  const decimalOnly = ['decimal', 'whole-number', 'decimal-places', 'significant-figures', 'percentage', 'scientific'];
  const formOf = ['lowest-terms', 'single-fraction', 'mixed-numeral', 'improper-fraction', 'partial-fractions'];
  const numeric = ['number', 'quantity', 'coordinate', 'solutions', 'list', 'set', 'system'].includes(answer.kind);
  return {
    text,
    forms,
    fraction:
      formOf.some((form) => forms.has(form)) ||
      (numeric &&
        !decimalOnly.some((form) => forms.has(form)) &&
        /\\[dt]?frac|fraction|÷|\\div|probability|chance/.test(text)),
    surd:
      /\\sqrt|√|surd|exact|arcsin|arccos|\\(?:sin|cos)\^\{-1\}/.test(text) ||
      forms.has('surd') ||
      forms.has('exact') ||
      (answer.kind === 'equation' && answer.variable !== undefined && /\^\{?2/.test(text)),
    index:
      forms.has('index') ||
      forms.has('scientific') ||
      forms.has('positive-index') ||
      (forms.has('with-unit') && answer.unit?.includes('^') === true),
    exponential: /(?<![a-z\\])e\^|\\exp\b|\\frac\{d[a-zA-Z]\}/.test(text),
    integral: /\\int|antiderivative|integrate/i.test(text),
  };
}

function kindsOf({ kind, model }: AnswerSpec) {
  return {
    algebra: ['expression', 'equation', 'inequality', 'system'].includes(kind) && !isMatrix(model),
    plural: ['coordinate', 'list', 'set', 'system'].includes(kind),
  };
}

const isMatrix = (model: string): boolean => model.includes('pmatrix');

function variablesOf(instance: QuestionContent): string[] {
  const named = instance.answer.variable ? [instance.answer.variable] : [];
  const kinds = new Set(['expression', 'equation', 'inequality', 'system', 'solutions']);
  if (!kinds.has(instance.answer.kind)) {
    const complex = formulasOf(instance.prompt).some((formula) => /(?<![a-zA-Z\\])i(?![a-zA-Z])/.test(formula))
      ? ['i']
      : [];
    return [...named, ...complex].filter((name) => name.length === 1);
  }
  const inPrompt = formulasOf(instance.prompt).flatMap(
    (formula) =>
      formula
        .replace(/\\text\{[^}]*\}|\\[a-zA-Z]+/g, ' ')
        .replace(/(?<![a-z])e\^/g, ' ')
        .match(/[a-z]/g) ?? [],
  );
  // A rule read off a graph or a story has the letters of its axes.
  const axes = instance.answer.kind === 'equation' && inPrompt.length < 2 ? ['x', 'y'] : [];
  return [...new Set([...named, ...inPrompt, ...axes])].filter((name) => name.length === 1).sort();
}

/** What stands before the answer box. */
export function answerPrefix({ answer, choices }: QuestionContent): string | null {
  if (choices !== null) return null;
  if (answer.kind === 'money') return '$';
  const named = answer.variable !== undefined && (answer.kind === 'number' || answer.kind === 'solutions');
  return named ? `${answer.variable} =` : null;
}

/** What stands behind the answer box: the unit, unless writing it is part of the task. */
export function answerSuffix({ answer, choices }: QuestionContent): string | null {
  if (choices !== null || answer.unit === undefined) return null;
  return answer.forms?.some((form) => form.kind === 'with-unit') ? null : answer.unit;
}
