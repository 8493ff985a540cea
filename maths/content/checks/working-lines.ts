import { checkAnswer } from '../../engine/index';
import type { Step } from '../../templates/format';
import { type Instance, makeInstance } from '../../templates/instance';
import { type CheckedLine, checkWorkingLine, type WorkingLine } from '../../working/index';
import type { Check } from '../check';

/** A student who writes the worked solution line by line is told that each line holds; one who goes wrong is not. */
export const workingLines: Check = {
  name: 'working lines',
  promise:
    'Typed as working, each line of its own solution is checked or held as a final answer, and no known wrong answer is checked.',
  run(template, seed) {
    const question = makeInstance(template, seed);
    const written: WorkingLine[] = [];
    const before = question.steps.map(({ line, relation }) => {
      const above = [...written];
      const checked = checkWorkingLine(question, above, line);
      written.push({ text: line, carries: checked.verdict === 'UNREADABLE' || checked.carries });
      return { above, line, relation, checked };
    });
    const lost = before
      .filter(({ checked, line }) => !isGood(checked) && !isNote(checked, line, question))
      .map(({ line, relation, checked }) => `its own line "${line}" (${relation}) is ${checked.verdict}`);
    const taken = question.wrongPaths.flatMap(({ answer, firstWrongStep, misconceptionId }) =>
      linesOf(answer, question.answer.variable)
        .filter((line) => !isOnTheWay(line, question.steps))
        .filter((line) => isGood(checkWorkingLine(question, before[firstWrongStep]?.above ?? written, line)))
        .map((line) => `${misconceptionId}: "${line}" is checked`),
    );
    return [...lost, ...taken];
  },
};

type Checked = CheckedLine | { verdict: 'UNREADABLE' };

const isGood = ({ verdict }: Checked) => verdict === 'CHECKED' || verdict === 'SAME_SOLUTIONS';

/** Not judged: words, lines of a proof among options, and what could be the final answer. */
function isNote(checked: Checked, line: string, { choices }: Pick<Instance, 'choices'>): boolean {
  if (checked.verdict !== 'NOTED') return false;
  return choices !== null || /\\text\{/.test(line) || checked.statesAnswer;
}

/** A wrong answer may be a value that the right working passes: as a line it is true. */
const isOnTheWay = (line: string, steps: readonly Step[]): boolean =>
  steps.some((step) => checkAnswer({ kind: 'expression', model: step.line }, line).kind === 'correct');

const linesOf = (answer: string, variable: string | undefined): string[] =>
  variable === undefined || answer.includes('=') ? [answer] : [answer, `${variable}=${answer}`];
