import { describe, expect, it } from 'vitest';
import { nickname } from './nickname';

const sentenceOf = (name: string) => nickname.safeParse(name).error?.issues[0]?.message ?? null;

describe('a nickname', () => {
  it.each([
    'Ava K',
    'Zoë',
    '李小龙',
    'Dickson',
    'Scunthorpe Sam',
    'Class Act',
    'Hancock',
    'Cassidy',
    'Star 9',
    'Ngaio Te Rangi',
    "O'Brien",
    'Nazir',
    'Grace',
    'Matt',
    'Ashita',
  ])('%s is fine', (name) => expect(sentenceOf(name)).toBeNull());

  it.each([
    ['zero-width signs alone', '\u200b\u200d\u2060'],
    ['zero-width signs inside', 'Ava\u200bK'],
    ['letters that are blank', '\u3164\u3164'],
    ['a turned direction', 'Ava\u202eK'],
    ['stacked marks', 'A\u0301\u0302\u0303\u0304va'],
  ])('%s cannot be read', (_what, name) => expect(sentenceOf(name)).toMatch(/special characters/));

  it.each([
    'fuck you',
    'FuCk',
    'f.u.c.k',
    'f u c k',
    'sh1t',
    '$hit head',
    'fuuuuck',
    'b!tch',
    'fück',
    'big ass',
    'a55',
  ])('%s is refused', (name) => expect(sentenceOf(name)).toMatch(/hurt somebody/));

  it.each(['Admin', 'Marsmaths Support', 'The Moderator'])('%s is nobody’s to take', (name) =>
    expect(sentenceOf(name)).toMatch(/one of ours/),
  );

  it('needs a letter or a number, and is stored with single gaps', () => {
    expect(sentenceOf('…!')).toMatch(/at least one letter/);
    expect(nickname.parse('  Ava   K ')).toBe('Ava K');
  });
});
