import { describe, expect, test } from 'vitest';
import { templates } from '../../templates/index';
import { firstSeeds } from '../all-checks';
import { toldBy } from './no-oracle';

const parts = 8;
/** Each question is asked about in hundreds of ways: a few seeds of it will do. */
const seeds = firstSeeds(Math.max(1, Math.floor(Number(process.env.CONTENT_SEEDS ?? 8) / 8)));

describe.each([...Array(parts).keys()])('part %i of the bank', (part) => {
  test('an open question tells nothing of an answer, however it is said', () => {
    const asked = templates.filter((_, place) => place % parts === part);
    const found = asked.flatMap((template) => seeds.map((seed) => toldBy(template, seed)));
    console.info(JSON.stringify({ part, said: found.reduce((sum, { said }) => sum + said, 0) }));
    expect(found.flatMap(({ told }) => told)).toEqual([]);
  }, 600_000);
});
