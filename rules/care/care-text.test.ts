import { describe, expect, it } from 'vitest';
import { careLevels } from './care-level';
import { careLinks, careText } from './care-text';

describe.each(careLevels)('what is said of %s', (level) => {
  const said = [0, 1, 2, 3].map((before) => careText(level, { before, year: 7 }));

  it('names Kids Helpline, 000 and a trusted adult, every time', () => {
    for (const text of said) {
      expect(text).toContain('Kids Helpline');
      expect(text).toContain('1800 55 1800');
      expect(text).toContain('call 000');
      expect(text).toMatch(/adult/);
    }
  });

  it('is said in other words the next time, with the way back to maths', () => {
    expect(new Set(said.slice(0, 3)).size).toBe(3);
    expect(said[0]).not.toContain('question');
    expect(said[1]).toContain('we can go back to the question');
  });

  it('promises no secrecy and nobody who watches, and asks for nothing', () => {
    expect(said.join(' ')).not.toMatch(
      /secret|private|confidential|nobody will|we will tell|your teacher (?:will|can) see/i,
    );
  });

  it('names Lifeline to older students alone', () => {
    expect(said[0]).not.toContain('Lifeline');
    expect(careText(level, { before: 0, year: 11 })).toContain('13 11 14');
    expect(
      careLinks(level, 3)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(['tel:000', 'tel:1800551800']);
    expect(careLinks(level, 11).map(({ path }) => path)).toContain('tel:131114');
  });
});

it('puts 000 first where there is danger', () => {
  expect(careLinks('danger', 5)[0]?.path).toBe('tel:000');
  expect(careLinks('sadness', 5)[0]?.path).toBe('tel:1800551800');
});
