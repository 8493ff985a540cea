import { describe, expect, test } from 'vitest';
import { templates } from '../../templates/index';
import { firstSeeds } from '../all-checks';
import { toldBy } from './no-oracle';

const [seed = 's1'] = firstSeeds(1);
const parts = 8;
/** Every third template in the suite, all of them in the long run. */
const long = Number(process.env.CONTENT_SEEDS ?? 8) >= 200;
const asked = templates.filter((_, place) => long || place % 3 === 0);

describe.each([...Array(parts).keys()])('part %i of the bank', (part) => {
  test('an open question tells nothing of an answer, however it is said', () => {
    const found = asked.filter((_, place) => place % parts === part).map((template) => toldBy(template, seed));
    console.info(JSON.stringify({ part, said: found.reduce((sum, { said }) => sum + said, 0) }));
    expect(found.flatMap(({ told }) => told)).toEqual([]);
  });
});
