import { expect, it } from 'vitest';
import { readNameList } from './name-list';

it('reads a list as it comes out of a spreadsheet', () => {
  const list = readNameList('Mia Hill\r\n\r\n"Nguyen, Tuấn"\nZoë\tO’Neill\n  Sam  \n🦊 Robin');
  expect(list).toEqual({
    names: ['Mia Hill', 'Tuấn Nguyen', 'Zoë O’Neill', 'Sam', '🦊 Robin'],
    problems: [],
    lines: 5,
    tooLong: false,
  });
});

it('says of each line what is wrong with it', () => {
  const { names, problems } = readNameList(
    'Mia\n=1+1\nmia\n🦊\n<b>\n12\n@sum(a1)\nx\u0007y\nSupercalifragilistic Expialidocious',
  );
  expect(names).toEqual(['Mia']);
  expect(problems.map(({ line, why }) => [line, why.split(/[.,]/)[0]])).toEqual([
    [2, 'There is no letter in it'],
    [3, 'The same stands in line 1'],
    [4, 'There is no letter in it'],
    [5, 'There are signs in it that no name has'],
    [6, 'There is no letter in it'],
    [7, 'This looks like a formula'],
    [8, 'There are signs in it that no name has'],
    [9, 'Use at most 30 characters'],
  ]);
});

it('counts two thousand lines, says that they are too many, and looks at none', () => {
  const pasted = Array.from({ length: 2000 }, (_, n) => (n % 3 === 0 ? `=A${n}` : `Student ${n % 700}`)).join('\n');
  const list = readNameList(pasted);
  expect([list.lines, list.tooLong]).toEqual([2000, true]);
  expect([...list.names, ...list.problems]).toEqual([]);
});
