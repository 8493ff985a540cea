import { describe, expect, test } from 'vitest';
import { templates } from '../../templates/index';
import { firstSeeds } from '../all-checks';
import { approvedMutants, blamedLines } from './line-verdicts';

const [seed = 's1'] = firstSeeds(1);

describe('lines of working', () => {
  test('that are wrong are never approved', () => {
    const found = templates.map((template) => approvedMutants(template, seed));
    const tried = found.reduce((sum, each) => sum + each.tried, 0);
    console.info(JSON.stringify({ tried }));
    expect(tried).toBeGreaterThan(6000);
    expect(found.flatMap(({ approved }) => approved)).toEqual([]);
  }, 600_000);

  test('that are right, alone or in their place, and their parts are never called wrong', () => {
    const found = templates.map((template) => blamedLines(template, seed));
    console.info(JSON.stringify({ tried: found.reduce((sum, each) => sum + each.tried, 0) }));
    expect(found.flatMap(({ blamed }) => blamed)).toEqual([]);
  }, 600_000);
});
