import type { QuestionContent, Step } from '../templates/index';

/** Lines of a worked solution; a hint only where a test looks at it. */
export const steps = (...lines: [Step['relation'], string, string?][]): Step[] =>
  lines.map(([relation, line, hint = '']) => ({ relation, line, reason: '', hint, ask: '' }));

/** A question with what a test says of it, and nothing else. */
export const question = (change: Partial<QuestionContent>): QuestionContent => ({
  templateId: 'test',
  version: 1,
  prompt: '',
  instruction: null,
  figure: null,
  answer: { kind: 'number', model: '0' },
  choices: null,
  steps: [],
  wrongPaths: [],
  ...change,
});
