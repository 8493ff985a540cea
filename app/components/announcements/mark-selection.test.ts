import { expect, it } from 'vitest';
import { markSelection, type RichMark } from './mark-selection';

/** The text after a mark was set, with what is selected in brackets of its own. */
function marked(text: string, [start, end]: [number, number], mark: RichMark): string {
  const { insert, from, to, select } = markSelection({ text, start, end }, mark);
  const after = text.slice(0, from) + insert + text.slice(to);
  return `${after.slice(0, select[0])}‹${after.slice(select[0], select[1])}›${after.slice(select[1])}`;
}

it('marks what is selected, or a word to be typed over', () => {
  expect(marked('Bring rulers', [6, 12], 'bold')).toBe('Bring **‹rulers›**');
  expect(marked('', [0, 0], 'italic')).toBe('*‹italic›*');
  expect(marked('see this', [4, 8], 'link')).toBe('see [this](https://‹›)');
});

it('makes items of whole lines, once', () => {
  expect(marked('Bring:\nrulers\n- pens', [9, 20], 'list')).toBe('Bring:\n- rulers\n- pens‹›');
});
