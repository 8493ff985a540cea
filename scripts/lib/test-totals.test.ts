import { expect, test } from 'vitest';
import { playwrightTotals, sumTotals, vitestTotals } from './test-totals.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

test('a vitest file that could not be loaded counts as a failed test', () => {
  const report = {
    numPassedTests: 2,
    numFailedTests: 1,
    testResults: [file('passed', 'passed', 'passed'), file('failed', 'failed'), file('failed')],
  };
  expect(vitestTotals(report, 1)).toMatchObject({ passed: 2, failed: 2 });
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
  const browser = playwrightTotals({ stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 0 } }, 1);
  expect(browser).toMatchObject({ passed: 5, failed: 2 });
  expect(sumTotals([browser, { passed: 10, failed: 0 }])).toEqual({ passed: 15, failed: 2 });
});
