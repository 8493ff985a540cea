import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanRichText, type RichPart, readRichText } from './rich-text';

const text = (words: string): RichPart => ({ type: 'text', text: words });

it('reads paragraphs, lists, bold, italic and links', () => {
  expect(readRichText('Hello **8B**,\nbring:\n- a *sharp* pencil\n- [the sheet](https://maths.test/a)\n\nBye')).toEqual(
    [
      {
        type: 'paragraph',
        lines: [[text('Hello '), { type: 'bold', parts: [text('8B')] }, text(',')], [text('bring:')]],
      },
      {
        type: 'list',
        items: [
          [text('a '), { type: 'italic', parts: [text('sharp')] }, text(' pencil')],
          [{ type: 'link', text: 'the sheet', address: 'https://maths.test/a' }],
        ],
      },
      { type: 'paragraph', lines: [[text('Bye')]] },
    ],
  );
});

it.each([
  '2 * 3 * 4',
  '**',
  'a ** b',
  '[x](javascript:alert(1))',
  '[x](data:text/html,1)',
  '[x](//evil.test)',
  '<b>x</b>',
])('%s stays as it was typed', (typed) => {
  expect(readRichText(typed)).toEqual([{ type: 'paragraph', lines: [[text(typed)]] }]);
});

it('takes out signs that are not seen and keeps emoji', () => {
  expect(cleanRichText(`a${' '.repeat(15_000)}b  \nc \n`)).toBe(`a${' '.repeat(15_000)}b\nc`);
  expect(cleanRichText('  a\u202eb\u0000c\r\n\r\n\r\n\r\n👩‍🏫 ok  \n')).toBe('abc\n\n👩‍🏫 ok');
});

it('loses no letter and makes links of web addresses alone, whatever is typed', () => {
  const letters = (parts: RichPart[]): string =>
    parts
      .map((part) =>
        'parts' in part ? letters(part.parts) : part.type === 'link' ? part.text + part.address : part.text,
      )
      .join('');
  const links = (parts: RichPart[]): string[] =>
    parts.flatMap((part) => ('parts' in part ? links(part.parts) : part.type === 'link' ? [part.address] : []));
  const signs = fc.constantFrom('*', '**', '[', ']', '(', ')', 'q', ' ', '- ', '\n', 'https://x.test', 'javascript:');
  fc.assert(
    fc.property(fc.array(signs, { maxLength: 40 }), (typed) => {
      const lines = readRichText(typed.join('')).flatMap((block) =>
        block.type === 'list' ? block.items : block.lines,
      );
      const kept = lines.map(letters).join('').match(/q/g)?.length ?? 0;
      expect(kept).toBe(typed.filter((sign) => sign === 'q').length);
      expect(lines.flatMap(links).every((address) => address.startsWith('https://x.test'))).toBe(true);
    }),
  );
});
