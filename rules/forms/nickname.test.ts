import fc from 'fast-check';
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
    'Dikshit',
    'Harshit Rana',
    'Dick',
    'Dick Smith',
    'Fuk',
    'Lee Fuk Wing',
    'Cockburn',
    'Nguyen Phuc',
    'Assad',
    'Titus',
    'Yamashita',
    'Yoshito',
    'Yoshi Tanaka',
    'Anna Zielinski',
    'Nazia',
    'Pornchai',
    'Fukuda',
    'Pennisi',
    'Nigam',
    'Nigeria',
    'Bongiorno',
    'Slutsky',
    'Therapist 2',
    'Hoe Tian',
    'Group 455',
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
    'fu ck',
    'fuk you',
    'Fuk You',
    'fuuuk',
    'dick',
    'Big Dick',
    'DICK',
    'Dick Head',
    'shithead',
    'bullshit',
    'horseshit',
    'Shit Ass',
    'Dick shit',
    'neonazi',
    'Nazis',
    'pornhub',
    'pornlover',
    'niggger',
    'nigga',
    'sluts',
    'pedo',
    'rapist',
    'eatshit',
    'xXshitXx',
    'Yamashita fuck',
  ])('%s is refused', (name) => expect(sentenceOf(name)).toMatch(/hurt someone/));

  it.each(['Admin', 'Marsmaths Support', 'The Moderator'])('%s is nobody’s to take', (name) =>
    expect(sentenceOf(name)).toMatch(/one of ours/),
  );

  it.each(['fυck', 'Аva', 'pаypal', 'Δave', 'Mаrsmaths'])('%s mixes alphabets in a word', (name) =>
    expect(sentenceOf(name)).toMatch(/mix alphabets/),
  );

  it.each([
    'Анна',
    'Борис Смирнов',
    'Ελένη',
    'Νίκος',
    'さくらサクラ桜',
    '김민준',
    'عمر',
    'Anna Анна',
    'Zoë Ελένη',
    'Аня 7',
    'Тит',
  ])('%s is wholly of its own alphabet, word by word', (name) => expect(sentenceOf(name)).toBeNull());

  it.each(['ѕех', 'ТІТ', 'рорn', 'f u с k', 'f.υ.c.k'])('%s is read as what it looks like', (name) =>
    expect(sentenceOf(name)).not.toBeNull(),
  );

  /** Latin letters that another alphabet has a look-alike of. */
  const lookAlikes: Record<string, string> = {
    a: 'а',
    c: 'с',
    e: 'е',
    i: 'і',
    o: 'ο',
    p: 'р',
    s: 'ѕ',
    t: 'т',
    u: 'υ',
    x: 'х',
    y: 'у',
  };

  it('refuses an insult whichever of its letters are look-alikes', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('shit', 'porn', 'pussy', 'penis', 'cunt', 'bastard', 'sexy', 'idiot'),
        fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
        (word, swapped) => {
          const written = [...word].map((letter, place) => (swapped[place] ? (lookAlikes[letter] ?? letter) : letter));
          expect(sentenceOf(written.join(''))).not.toBeNull();
          expect(sentenceOf(written.join(' '))).not.toBeNull();
        },
      ),
    );
  });

  it('leaves every word of mix alphabets alone that looks like no insult', () => {
    const letters = (from: string) => fc.array(fc.constantFrom(...from), { minLength: 1, maxLength: 12 });
    const word = fc.oneof(letters('жзлпфцшщыэюя'), letters('δζθλμξπφψ'), letters('あいうカキ桜李'));
    fc.assert(
      fc.property(word, (signs) => {
        expect(sentenceOf(signs.join(''))).toBeNull();
      }),
    );
  });

  it('needs a letter or a number, and is stored with single gaps', () => {
    expect(sentenceOf('…!')).toMatch(/at least one letter/);
    expect(nickname.parse('  Ava   K ')).toBe('Ava K');
  });
});

it('a name that is too long is not looked through', () => {
  const { error } = nickname.safeParse(`<${'ab '.repeat(2600)}>`);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Use at most 30 characters.']);
});
