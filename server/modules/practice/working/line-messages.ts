import type { CheckedLine } from '../../../../maths/working/index';

/** What is said about a line: why it needs another look and where to go on from, never what comes next. */
export function lineMessage({ verdict, reason, comparedWith }: CheckedLine): string {
  if (verdict === 'SAME_SOLUTIONS') return 'Same solutions, written another way.';
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
      return 'The two sides aren’t equal. Work out each side again.';
    case 'not-the-answer':
      return 'That wasn’t the answer.';
    case 'nothing-to-compare':
      return 'Saved. We can’t check this line yet.';
    case null:
      return '';
  }
}

/** Instead of a verdict on a line that would mark the answer. */
export const looksLikeAnswer = 'That looks like a final answer. Check it in the answer box.';
export const tooManyLines = 'There’s no room for more working. Delete a line to add another.';
export const emptyLine = 'Type a line of working first.';
