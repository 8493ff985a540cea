import type { CheckedLine } from '../../../../maths/working/index';

/** What is said about a line: why it needs another look and where to go on from, never what comes next. */
export function lineMessage({ verdict, reason, comparedWith }: CheckedLine): string {
  if (verdict === 'SAME_SOLUTIONS') return 'Written another way, with the same solutions.';
  const goOn =
    comparedWith === null
      ? 'Go back to the question and start from there.'
      : `Line ${comparedWith + 1} is still right, so start from there.`;
  switch (reason) {
    case 'other-solutions':
      return `This no longer has the same solutions. ${goOn}`;
    case 'other-value':
      return `This no longer has the same value. ${goOn}`;
    case 'unequal-sides':
      return 'The two sides are not equal. Work each side out once more.';
    case 'not-the-answer':
      return 'This was not the answer.';
    case 'nothing-to-compare':
      return 'Kept. There is nothing to compare it with yet.';
    case null:
      return '';
  }
}

/** Instead of a verdict on a line that would mark the answer. */
export const looksLikeAnswer = 'That looks like a final answer. Check it in the answer box.';
export const tooManyLines = 'This is as much working as fits beside a question. Take a line back to write another one.';
export const emptyLine = 'Type a line of working first.';
