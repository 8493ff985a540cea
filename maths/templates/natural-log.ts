import type { QuestionContent } from './instance';

/** How a course writes the natural logarithm: the HSC writes ln, the VCE log to base e. Answers may be typed either way. */
export type NaturalLog = 'ln' | 'log_e';

/** A question with its natural logarithms written as a course writes them: in every text, every line and every key. */
export function withNaturalLog<Content extends QuestionContent>(content: Content, naturalLog: NaturalLog): Content {
  if (naturalLog === 'ln') return content;
  const typed = <Value extends string>(value: Value) => value.replace(/(?<![a-z\\])ln(?=\()/g, 'log_e') as Value;
  const written = inEveryText(content, (text) => text.replace(/\\ln(?![a-z])/g, '\\log_e'));
  return {
    ...written,
    answer: { ...written.answer, model: typed(written.answer.model) },
    wrongPaths: written.wrongPaths.map((path) => ({ ...path, answer: typed(path.answer) })),
  };
}

/** How a question that is stored already writes it; "ln" where it has none. */
export const naturalLogIn = (content: QuestionContent): NaturalLog =>
  JSON.stringify(content).includes('log_e') ? 'log_e' : 'ln';

function inEveryText<Value>(value: Value, change: (text: string) => string): Value {
  if (typeof value === 'string') return change(value) as Value;
  if (Array.isArray(value)) return value.map((each) => inEveryText(each, change)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inEveryText(each, change)])) as Value;
}
