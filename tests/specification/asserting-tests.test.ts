import { expect, it } from 'vitest';
import { assertingTestsIn } from './asserting-tests';

it('finds the tests that run and expect something, in groups and in tables too', () => {
  const text = `
    test('one', async ({ page }) => { await expect(page).toHaveTitle('x'); });
    describe('a group', () => { it('two', () => expectNothingElse()); });
    it.each([1, 2])('three', (n) => { if (n > 0) expect(n).toBe(n); });
    test('four', { tag: '@phone' }, async () => { await test.step('a step', () => expect(1).toBe(1)); });`;
  expect(assertingTestsIn(text)).toEqual(['one', 'two', 'three', 'four']);
});

it('takes the title of a loop with … for what differs', () => {
  const text = 'for (const name of names) test(`$' + '{name}: is shown`, () => { expect(1).toBe(1); });';
  expect(assertingTestsIn(text)).toEqual(['…: is shown']);
});

it('leaves out what is switched off, and what expects nothing', () => {
  const text = `
    test('empty', async ({ page }) => { await page.goto('/'); });
    test.skip('skipped', () => { expect(1).toBe(1); });
    it.todo('to do');
    test.describe.skip('a group', () => { test('in it', () => { expect(1).toBe(1); }); });
    it.fails('expected to fail', () => { expect(1).toBe(2); });`;
  expect(assertingTestsIn(text)).toEqual([]);
});
