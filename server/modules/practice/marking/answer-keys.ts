import type { QuestionContent } from '../../../../maths/templates/index';

/**
 * Keys that help to type an answer. They follow from what is asked (the prompt, the kind and the form), never from the
 * answer itself, so that they give nothing away.
 */
export function answerKeys(instance: QuestionContent, years: readonly number[]): string[] {
  const { prompt, answer, choices } = instance;
  if (choices !== null) return [];
  const forms = new Set(answer.forms?.map((form) => form.kind));
  const text = `${prompt} ${instance.instruction ?? ''}`;
  const middleSchool = years.some((year) => year >= 7);
  const keys: [string, boolean][] = [
    ['FRACTION', /\\[dt]?frac|fraction|÷/.test(text) || forms.has('lowest-terms') || forms.has('single-fraction')],
    ['MIXED', forms.has('mixed-numeral') || /mixed numeral/.test(text)],
    ['POWER', /\^/.test(text) || forms.has('index') || forms.has('scientific') || answer.kind === 'expression'],
    ['ROOT', /\\sqrt/.test(text) || forms.has('surd')],
    ['PI', /\\pi/.test(text)],
    ['PLUS_MINUS', answer.kind === 'solutions'],
    ['INEQUALITY', answer.kind === 'inequality'],
    ['DEGREE', /degree|\\circ|°/.test(text)],
    ['PERCENT', /%|per cent/.test(text) || forms.has('percentage')],
    ['MINUS', middleSchool],
    ...variablesOf(instance).map((name): [string, boolean] => [name.toUpperCase(), true]),
  ];
  return keys.filter(([, wanted]) => wanted).map(([key]) => key);
}

function variablesOf(instance: QuestionContent): string[] {
  const named = instance.answer.variable ? [instance.answer.variable] : [];
  const kinds = new Set(['expression', 'equation', 'inequality', 'system', 'solutions']);
  if (!kinds.has(instance.answer.kind)) return named.filter((name) => name.length === 1);
  const inPrompt = [...instance.prompt.matchAll(/\$([^$]*)\$/g)].flatMap(
    ([, formula = '']) => formula.replace(/\\[a-zA-Z]+/g, ' ').match(/[a-z]/g) ?? [],
  );
  return [...new Set([...named, ...inPrompt])].filter((name) => name.length === 1).sort();
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
