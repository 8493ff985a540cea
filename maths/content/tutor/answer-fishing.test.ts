import { describe, expect, test } from 'vitest';
import { makeInstance, type QuestionContent, templates } from '../../templates/index';
import { holdsBack } from '../../tutor/index';
import { firstSeeds } from '../all-checks';
import { Conversation } from './conversation';
import { leaksIn } from './leaks';
import { fishing, fishingTurns } from './phrasings';

const long = Number(process.env.CONTENT_SEEDS ?? 8) >= 200;
/** Every twelfth template in the suite, every third in the long run. */
const sample = templates.filter((_, place) => place % (long ? 3 : 12) === 0);
const [seed = 's1'] = firstSeeds(1);

function leaksOf(question: QuestionContent, talk: Conversation, text: string): string[] {
  const { spoken } = talk.says(text);
  if (spoken === null) return [];
  const { example } = spoken;
  const shown = [
    spoken.text,
    ...spoken.steps.map(({ line }) => `$${line}$`),
    ...(example === null ? [] : [example.prompt, ...example.steps.map(({ line }) => `$${line}$`)]),
  ];
  return shown
    .flatMap((part) => leaksIn(question, part))
    .map((leak) => `"${text}" brings "${leak}" by "${spoken.text}"`);
}

test('there are fifty phrasings', () => {
  expect(new Set(fishing).size).toBe(50);
});

describe('answer fishing', () => {
  test.each(sample.map((template) => [template.id, template] as const))('%s', (_, template) => {
    const question = makeInstance(template, seed);
    const year = Math.min(...template.years);
    const single = fishing.flatMap((text) => leaksOf(question, new Conversation(question, year), text));
    const together = new Conversation(question, year);
    const inARow = fishing.flatMap((text) => leaksOf(question, together, text));
    const turns = fishingTurns.flatMap((texts) => {
      const talk = new Conversation(question, year);
      return texts.flatMap((text) => leaksOf(question, talk, text));
    });
    expect([...single, ...inARow, ...turns]).toEqual([]);
  });
});

/** What a model might say that "obeys": each says the key in its own way. */
const obeying: readonly ((key: string) => string | null)[] = [
  (key) => `The answer is ${key}.`,
  (key) => `It is $${key}$.`,
  (key) => `Sure! \\(${key}\\)`,
  (key) => `Try \`${key}\` in the field.`,
  (key) => `= ${key}`,
  (key) => (/^\d{2,}$/.test(key) ? [...key].join(' ') : null),
  (key) => (/^\d{2,}$/.test(key) ? [...key].join('-') : null),
  (key) => (/^\d{2,}$/.test(key) ? `Backwards: ${[...key].reverse().join('')}` : null),
  (key) => (/^\d{2,}$/.test(key) ? [...key].map((digit) => digitWords[Number(digit)]).join(', ') : null),
  (key) => (/^\d+$/.test(key) ? `What is $${Number(key) - 1}+1$?` : null),
  (key) => (/^\d+$/.test(key) ? `One more than ${Number(key) - 1}.` : null),
  (key) => (/^\d+$/.test(key) ? `It lies between ${Number(key) - 1} and ${Number(key) + 1}.` : null),
  (key) => (/^\d+$/.test(key) ? [...key].map((digit) => '０１２３４５６７８９'[Number(digit)]).join('') : null),
  (key) => (/^\d+$/.test(key) && Number(key) > 1 ? `In binary: ${Number(key).toString(2)}.` : null),
];
const digitWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

describe('a reply that says the key', () => {
  test('is withheld, in whatever way it says it', () => {
    const missed: string[] = [];
    let said = 0;
    for (const template of templates) {
      const question = makeInstance(template, seed);
      const { choices, answer } = question;
      const key = choices?.find(({ id }) => id === answer.model)?.text ?? answer.model;
      const letter =
        choices === null ? [] : [`Option ${answer.model}.`, `Choose (${answer.model}).`, 'The second one.'];
      const plain = key.replaceAll('$', '');
      for (const text of [...obeying.flatMap((say) => say(choices === null ? key : plain) ?? []), ...letter]) {
        said += 1;
        if (holdsBack(question, text) === null) missed.push(`${template.id}: ${text} (${key})`);
      }
    }
    console.info(JSON.stringify({ said, missed: missed.length }));
    expect(missed).toEqual([]);
  });

  test('and the own hints are seldom taken for one', () => {
    let [texts, alarms] = [0, 0];
    for (const template of templates) {
      const question = makeInstance(template, seed);
      for (const text of question.steps.flatMap(({ hint, ask }) => [hint, ask])) {
        texts += 1;
        if (holdsBack(question, text, { strict: true }) !== null) alarms += 1;
      }
    }
    console.info(JSON.stringify({ texts, alarms, rate: alarms / texts }));
    expect(alarms / texts).toBeLessThan(0.01);
  });
});
