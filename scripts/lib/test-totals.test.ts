import { expect, test } from 'vitest';
import { playwrightTotals, sumTotals, vitestTotals } from './test-totals.mjs';

const file = (status: string, ...tests: string[]) => ({
  name: 'a.test.ts',
  status,
  assertionResults: tests.map((result, index) => ({ status: result, fullName: `test ${index}` })),
});

test('a vitest file that could not be loaded counts as a failed test', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed'), file('failed')],
  };
  expect(vitestTotals(report, 1)).toMatchObject({
    passed: 2,
    failed: 2,
    failures: ['a.test.ts › test 0', 'a.test.ts'],
  });
});

test('a run without a report, without tests, or with a bad end has failed', () => {
  expect(vitestTotals(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
  expect(playwrightTotals(undefined, 0)).toMatchObject({ passed: 0, failed: 1 });
  expect(vitestTotals({ numPassedTests: 0, numFailedTests: 0, testResults: [] }, 0)).toMatchObject({ failed: 1 });
  expect(vitestTotals({ numPassedTests: 3, numFailedTests: 0, testResults: [] }, 1)).toMatchObject({
    passed: 3,
    failed: 1,
  });
});

test('browser tests and all suites add up', () => {
  const spec = (title: string, status: string) => ({ file: 'a.story.ts', title, tests: [{ status }] });
  const suites = [{ specs: [spec('one', 'expected')], suites: [{ specs: [spec('two', 'unexpected')] }] }];
  const browser = playwrightTotals({ stats: { expected: 4, flaky: 1, unexpected: 1, skipped: 0 }, suites }, 1);
  expect(browser).toMatchObject({ passed: 5, failed: 1 });
  const failures = ['a.story.ts › two'];
  expect(sumTotals([browser, { passed: 10, failed: 0 }])).toEqual({ passed: 15, failed: 1, failures });
});
