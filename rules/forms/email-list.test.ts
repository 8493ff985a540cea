import { describe, expect, it } from 'vitest';
import { readEmailList } from './email-list';

describe('a pasted list of addresses', () => {
  it('takes lines, commas, semicolons, columns and names, each address once', () => {
    const list = readEmailList('a@b.au\r\nAva King <AVA@b.au>, c@d.au; \n\n\t A@B.au \nBen\te@f.au');
    expect(list).toMatchObject({ emails: ['a@b.au', 'ava@b.au', 'c@d.au', 'e@f.au'], repeated: 1, tooLong: false });
    // The columns beside an address.
    expect(list.problems).toEqual([]);
  });

  it('says of each entry that is none which line it is in and what is wrong', () => {
    const { problems, emails } = readEmailList('🪐\n=HYPERLINK("x")\nok@school.au\nava@school\n+61 400 000 000');
    expect(emails).toEqual(['ok@school.au']);
    expect(problems).toEqual([
      { line: 1, text: '🪐', why: 'No @ in it: this is not an email address.' },
      { line: 2, text: '=HYPERLINK("x")', why: 'This looks like a formula, not an address.' },
      { line: 4, text: 'ava@school', why: 'This email address isn’t complete.' },
      { line: 5, text: '+61 400 000 000', why: 'This looks like a formula, not an address.' },
    ]);
  });

  it('reads what mail programs copy', () => {
    for (const pasted of [
      'Lee, Ann <ann@x.edu>; Bob <bob@x.edu>',
      '"Lee, Ann" <ann@x.edu>, Bob <bob@x.edu>',
      'Lee, Ann <ann@x.edu>, Hill, Bob <bob@x.edu>;',
      "'Ann Lee' <ann@x.edu>;bob@x.edu",
    ]) {
      expect(readEmailList(pasted)).toMatchObject({ emails: ['ann@x.edu', 'bob@x.edu'], problems: [] });
    }
    const unsure = readEmailList('Bob, Lee, Ann <ann@x.edu>');
    expect([unsure.emails, unsure.problems.map(({ text }) => text)]).toEqual([['ann@x.edu'], ['Bob']]);
  });

  it('reads a table, and says which line has no address', () => {
    for (const sign of ['\t', ',', ';']) {
      const rows = ['No.|Name|Email', '1|Ann Lee|ann@x.edu', '2|Bob|', '3|Cy|cy@x.edu'];
      const { emails, problems } = readEmailList(rows.join('\n').replaceAll('|', sign));
      expect(emails).toEqual(['ann@x.edu', 'cy@x.edu']);
      expect(problems.map(({ line, why }) => [line, why])).toEqual([
        [1, 'This is a column heading, not an address.'],
        [3, 'No @ in it: this is not an email address.'],
      ]);
    }
  });

  it('two thousand lines are too many, and counted', () => {
    const list = readEmailList(Array.from({ length: 2000 }, (_, place) => `a${place}@b.au`).join('\n'));
    expect(list).toMatchObject({ lines: 2000, tooLong: true, problems: [] });
    expect(readEmailList('a@a,'.repeat(2000))).toMatchObject({ lines: 2000, tooLong: true, problems: [], emails: [] });
    expect(readEmailList('x'.repeat(5000)).problems[0]?.text).toHaveLength(60);
  });
});
