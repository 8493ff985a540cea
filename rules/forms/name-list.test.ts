import { expect, it } from 'vitest';
import { readNameList, studentName } from './name-list';

it('reads a list as it comes out of a spreadsheet', () => {
  const list = readNameList('Mia Hill\r\n\r\n"Nguyen, Tuấn"\nZoë\tO’Neill\n  Sam  \n🦊 Robin');
  expect(list).toEqual({
    names: ['Mia Hill', 'Tuấn Nguyen', 'Zoë O’Neill', 'Sam', '🦊 Robin'],
    problems: [],
    lines: 5,
    tooLong: false,
    isTable: false,
  });
});

it('says of each line what is wrong with it', () => {
  const { names, problems } = readNameList(
    'Mia\n=1+1\nmia\n🦊\n<b>\n12\n@sum(a1)\nx\u0007y\nSupercalifragilistic Expialidocious',
  );
  expect(names).toEqual(['Mia']);
  expect(problems.map(({ line, why }) => [line, why.split(/[.,]/)[0]])).toEqual([
    [2, 'This looks like a formula'],
    [3, 'This name is on line 1 too'],
    [4, 'It doesn’t have any letters'],
    [5, 'It has characters that names don’t have'],
    [6, 'This is a number'],
    [7, 'This looks like a formula'],
    [8, 'It has characters that names don’t have'],
    [9, 'Use at most 30 characters'],
  ]);
});

it('counts two thousand lines, says that they are too many, and looks at none', () => {
  const pasted = Array.from({ length: 2000 }, (_, n) => (n % 3 === 0 ? `=A${n}` : `Student ${n % 700}`)).join('\n');
  const list = readNameList(pasted);
  expect([list.lines, list.tooLong]).toEqual([2000, true]);
  expect([...list.names, ...list.problems]).toEqual([]);
});

it.each([
  ['tabs', 'No.\tName\tEmail\n1\tMia Hill\tmia@x.edu\n2\tLee, Ben\tben@x.edu'],
  ['commas', 'No.,Name,Email\n1,"Hill, Mia",mia@x.edu\n2,Ben Lee,ben@x.edu'],
  ['surnames first', 'Surname,First name,Year\nHill,Mia,8\nLee,Ben,8'],
  ['surnames last', 'Given Name\tFamily Name\tDOB\nMia\tHill\t3/4/2012\nBen\tLee\t5/6/2012'],
])('finds the names in a table with headings: %s', (_how, pasted) => {
  const { names, problems, isTable } = readNameList(pasted);
  expect(names).toEqual(['Mia Hill', 'Ben Lee']);
  expect(problems.map(({ line, why }) => [line, why])).toEqual([[1, 'This is a column heading, not a name.']]);
  expect(isTable).toBe(true);
});

it('finds the names in a table without headings', () => {
  const { names, problems, isTable } = readNameList(
    '1\tMia\tHill\t8B\tmia@x.edu\n2. Ben Lee\nZoe King zoe@x.edu\nAmy <amy@x.edu>\n5,Ong,Tim,t@x.au',
  );
  expect(names).toEqual(['Mia Hill', 'Ben Lee', 'Zoe King', 'Amy', 'Tim Ong']);
  expect([problems, isTable]).toEqual([[], true]);
});

it('leaves out the heading of a column that nobody knows, and a line without a name', () => {
  const { names, problems } = readNameList('No.\tName\tEmail\tDebating\n1\tMia Hill\tm@x.au\tyes\n2\t\tb@x.au\tno');
  expect([names, problems.map(({ line, why }) => [line, why])]).toEqual([
    ['Mia Hill'],
    [
      [1, 'This is a column heading, not a name.'],
      [3, 'This line doesn’t have a name.'],
    ],
  ]);
  expect(readNameList('1\tName\n2,a@b.au').names).toEqual([]);
});

it('takes no heading, number, address or class for a name', () => {
  const none = ['No.', 'Name', 'Email', 'First name', '1', '2', '12.5', 'a@b.c', '8B', 'Year 8'];
  const { names, problems } = readNameList([...none, 'Mia House', 'House'].join('\n'));
  expect(names).toEqual(['Mia House', 'House']);
  expect(problems.map(({ text }) => text)).toEqual(none);
  for (const name of none) expect(studentName.safeParse(name).success).toBe(false);
});
