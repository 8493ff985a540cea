import { checkAnswer } from '../../engine/index';
import { diagnose } from '../../templates/diagnose';
import type { AnyTemplate, Example } from '../../templates/format';
import { drawParams, makeInstance } from '../../templates/instance';
import type { TemplateCheck } from '../check';

/** The frozen examples come out exactly as written down. */
export const examplesHold: TemplateCheck = {
  name: 'examples hold',
  promise: 'Frozen answers, right and wrong, are still judged as they were.',
  run(template) {
    const problems = template.examples.flatMap((example) => exampleProblems(template, example));
    if (template.examples.length < 3) problems.push('fewer than three examples');
    if (!template.examples.some((example) => example.misconceptionId !== undefined)) {
      problems.push('no example of a named misconception');
    }
    return problems;
  },
};

function exampleProblems(template: AnyTemplate, example: Example): string[] {
  const { choices, answer } = makeInstance(template, example.seed);
  const place = `example "${example.input}" at seed ${example.seed}`;
  const option = choices?.find(({ id, text }) => id === example.input || text === example.input);
  const verdict = checkAnswer(answer, option?.id ?? example.input).kind;
  if (verdict !== example.verdict)
    return [`${place} is ${verdict}, not ${example.verdict}; the answer is ${answer.model}`];
  if (example.misconceptionId === undefined) return [];
  const found = diagnose(template, drawParams(template, example.seed), option?.text ?? example.input);
  return found.includes(example.misconceptionId)
    ? []
    : [`${place} is diagnosed as [${found.join(', ')}], not ${example.misconceptionId}`];
}
