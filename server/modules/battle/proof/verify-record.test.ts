import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../maths/engine/random';
import type { BattleRecord } from '../../../../rules/battle/record';
import { generateMatch } from '../../../../scripts/battles/generate-match';
import { proveRecords } from '../../../../scripts/battles/prove-records';
import { tamperEach } from '../../../../scripts/battles/tamper';
import { readRecord } from './read-record';
import { commitmentOf, newSigningKeys, signRecord } from './sign-record';
import { type RecordCheck, remakeQuestion, verifyRecord } from './verify-record';

const keys = newSigningKeys();
const verify = (record: BattleRecord) => verifyRecord(signRecord(record, keys.privateKey), keys.publicKey);
const failing = (record: BattleRecord) =>
  verify(record)
    .checks.filter(({ ok }) => ok !== true)
    .map(({ name }) => name);

/** A ranked match that was played to its end, with a right and a wrong answer. */
const match = Array.from({ length: 50 }, (_, n) => generateMatch(`whole ${n}`, ['year-6'])).find(
  ({ kind, outcome, left, answers }) =>
    kind === 'RANKED' && outcome?.winner === 0 && left === null && answers.some(({ right }) => !right),
);
if (!match) throw new Error('None of 50 matches is a whole one.');

/** A change by the server itself, which signs what it changed. */
type Lie = [what: string, found: RecordCheck['name'], lie: (record: BattleRecord) => void];
const firstRight = (record: BattleRecord) => {
  const right = record.answers.find((answer) => answer.right);
  if (!right) throw new Error('Nobody was right.');
  return right;
};
const question = (record: BattleRecord) => {
  const [first] = record.questions;
  if (!first) throw new Error('There is no question.');
  return first;
};
const rating = (record: BattleRecord) => {
  if (!record.ratings) throw new Error('The match was not rated.');
  return record.ratings[0];
};
const outcome = (record: BattleRecord) => {
  if (!record.outcome) throw new Error('The match was void.');
  return record.outcome;
};
const lies: Lie[] = [
  ['another match', 'commitment', (record) => Object.assign(record, { matchId: 'another' })],
  ['another nonce', 'commitment', (record) => Object.assign(record, { nonce: `${record.nonce}0` })],
  ['another commitment', 'commitment', (record) => Object.assign(record, { commitment: '0'.repeat(64) })],
  ['another seed', 'commitment', (record) => Object.assign(question(record), { seed: 'chosen' })],
  ['another order', 'commitment', (record) => record.questions.reverse()],
  ['a question less', 'questions', (record) => record.questions.pop()],
  ['a template that is none', 'questions', (record) => Object.assign(question(record), { template: 'y6/none' })],
  ['a question opened early', 'times', (record) => Object.assign(question(record), { opened: record.foundAt - 1 })],
  ['an answer given late', 'times', (record) => Object.assign(firstRight(record), { at: record.endedAt + 1 })],
  ['an answer given twice', 'times', (record) => record.answers.push(firstRight(record))],
  ['an answer to no question', 'times', (record) => record.answers.push({ ...firstRight(record), index: 7 })],
  ['another answer', 'verdicts', (record) => Object.assign(firstRight(record), { answer: '123456789' })],
  ['another verdict', 'verdicts', (record) => Object.assign(firstRight(record), { right: false })],
  ['other points', 'points', (record) => Object.assign(firstRight(record), { points: 99 })],
  ['a longer question', 'points', (record) => Object.assign(question(record), { lasts: 200_000 })],
  ['another winner', 'result', (record) => Object.assign(outcome(record), { winner: 1 })],
  ['another reason', 'result', (record) => Object.assign(outcome(record), { by: 'TIME' })],
  ['an answer less', 'result', (record) => record.answers.splice(record.answers.indexOf(firstRight(record)), 1)],
  ['an end too early', 'result', (record) => Object.assign(record.questions[6] ?? {}, { opened: null })],
  ['somebody who left and did not', 'result', (record) => Object.assign(record, { left: 1 })],
  ['another rating before', 'rating', (record) => Object.assign(rating(record).before, { rating: 1234 })],
  ['another rating after', 'rating', (record) => Object.assign(rating(record).after, { rating: 2500 })],
  ['a tier as a present', 'rating', (record) => Object.assign(rating(record).standingAfter, { tier: 10, games: 50 })],
  ['a rated match that was not', 'rating', (record) => Object.assign(record, { kind: 'FRIENDLY' })],
  ['a ranked match without ratings', 'rating', (record) => Object.assign(record, { ratings: null })],
  ['a lost match made void', 'result', (record) => Object.assign(record, { outcome: null })],
];

describe('the proof of a match', () => {
  it('holds for what was played, and remakes the questions', () => {
    const { ok, checks, questions } = verify(match);
    expect(checks.filter((check) => !check.ok)).toEqual([]);
    expect(ok).toBe(true);
    expect(questions.map((each) => each?.templateId)).toEqual(match.questions.map(({ template }) => template));
  });

  it.each(lies)('finds %s even where the server signed it: %s', (_, found, lie) => {
    const changed = structuredClone(match);
    lie(changed);
    expect(failing(changed)).toContain(found);
  });

  it('finds a change of every kind of field that was signed', () => {
    const changes = tamperEach(signRecord(match, keys.privateKey), createRandom('each'));
    const notFound = changes.filter(({ json }) => {
      const changed = readRecord(json);
      return changed !== null && verifyRecord(changed, keys.publicKey).ok;
    });
    expect(changes.length).toBeGreaterThan(35);
    expect(notFound.map(({ what }) => what)).toEqual([]);
  });

  it('comes out again for any match, and not for any changed one', () => {
    const proved = proveRecords(40, 40, 'test');
    expect(proved.unequal).toEqual([]);
    expect(proved.notFound).toEqual([]);
  });

  it('does not take another key, another server’s signature, or none', () => {
    const signed = signRecord(match, keys.privateKey);
    const strange = newSigningKeys();
    const signature = (key: string, by = signed) => verifyRecord(by, key).checks[0]?.ok;
    expect(signature(keys.publicKey)).toBe(true);
    expect(signature(strange.publicKey)).toBe(false);
    expect(signature('no key')).toBe(false);
    expect(signature(`${keys.publicKey}\n`)).toBe(true);
    expect(signature(keys.publicKey, { ...signed, publicKey: `${keys.publicKey} ` })).toBe(false);
    expect(signature(keys.publicKey, { ...signRecord(match, strange.privateKey), publicKey: keys.publicKey })).toBe(
      false,
    );
    expect(signature(keys.publicKey, { ...signed, signature: '' })).toBe(false);
  });

  it('says so where a question needs an earlier release, and goes by what was stored where it is given', () => {
    const older = structuredClone(match);
    const [first] = older.questions;
    if (!first) throw new Error('There is no question.');
    first.version -= 1;
    older.commitment = commitmentOf(older.matchId, older.nonce, older.questions);
    const signed = signRecord(older, keys.privateKey);
    const { ok, checks } = verifyRecord(signed, keys.publicKey);
    expect(ok).toBe(false);
    expect(checks.find(({ name }) => name === 'questions')).toMatchObject({
      ok: null,
      words: 'Question 1 was made by an earlier version of Marsmaths, so it can only be checked with that version.',
    });
    const stored = verifyRecord(signed, keys.publicKey, (source) =>
      remakeQuestion(source === first ? { ...source, version: source.version + 1 } : source),
    );
    expect(stored.ok).toBe(true);
  });
});

describe('the file of a record', () => {
  const text = JSON.stringify(signRecord(match, keys.privateKey));

  it('is read as it was written', () => {
    expect(readRecord(text)?.record).toEqual(match);
  });

  it.each([
    ['no JSON', '{'],
    ['another shape', '{"record": 1}'],
    ['null', 'null'],
    ['a field too many', text.replace('"version":1,', '"version":1,"note":"",')],
    ['a later version', text.replace('"version":1,', '"version":2,')],
    ['a number that is none', text.replace(/"endedAt":\d+/, '"endedAt":1e999')],
  ])('is none: %s', (_, changed) => {
    expect(changed).not.toBe(text);
    expect(readRecord(changed)).toBeNull();
  });
});
