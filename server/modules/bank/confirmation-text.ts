import type { Confirmation } from '../../../maths/templates/index';

/** What the second method gave for a key, as text. */
export function confirmationText(confirmation: Confirmation): string {
  switch (confirmation.kind) {
    case 'values':
      return `The second calculation gives ${confirmation.values.map(shortNumber).join(', ')}.`;
    case 'roots':
      return `A search between ${shortNumber(confirmation.from)} and ${shortNumber(confirmation.to)} finds where both sides are equal, and nowhere else.`;
    case 'function':
      return `For twelve sets of values of ${confirmation.variables.join(', ')}, the second calculation and the answer key agree.`;
    case 'region':
      return `At 4,001 points between ${shortNumber(confirmation.from)} and ${shortNumber(confirmation.to)}, the condition and the answer key agree.`;
    case 'one-of':
      return confirmation.texts.length === 1
        ? `The second calculation gives “${confirmation.texts[0]}”.`
        : `The second calculation allows ${confirmation.texts.map((text) => `“${text}”`).join(' or ')}.`;
  }
}

const shortNumber = (value: number): string => String(Number(value.toPrecision(10)));
