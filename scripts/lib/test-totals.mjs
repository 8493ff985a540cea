/**
 * What a suite came to: `failures` names what failed, `problem` says in one line why there is more wrong than its tests show.
 * @typedef {{ passed: number, failed: number, failures?: string[], problem?: string }} Totals
 */

/**
 * Totals of a vitest JSON report. A file that could not be loaded counts as one failed test, and so does a run that
 * ended badly although each of its tests passed (an unhandled error, for one).
 * @param {any} report @param {number} exitCode @returns {Totals}
 */
export function vitestTotals(report, exitCode) {
  if (!report) return { passed: 0, failed: 1, problem: 'the run ended without a report' };
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failures = report.testResults
    .filter((file) => file.status === 'failed')
    .flatMap((file) => {
      const tests = file.assertionResults.filter((test) => test.status === 'failed');
      return tests.length > 0 ? tests.map((test) => `${file.name} › ${test.fullName}`) : [file.name];
    });
  return settle({ passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles, failures }, exitCode);
}

/**
 * Totals of a Playwright JSON report. A test that passed at a second try counts as passed: the configuration decides
 * about tries.
 * @param {any} report @param {number} exitCode @returns {Totals}
 */
export function playwrightTotals(report, exitCode) {
  if (!report?.stats) return { passed: 0, failed: 1, problem: 'the run ended without a report' };
  const { expected, flaky, unexpected } = report.stats;
  return settle({ passed: expected + flaky, failed: unexpected, failures: unexpectedTitles(report.suites) }, exitCode);
}

/** @returns {string[]} */
function unexpectedTitles(list = []) {
  return list.flatMap(({ specs = [], suites = [] }) => [
    ...specs
      .filter((spec) => spec.tests.some((test) => test.status === 'unexpected'))
      .map((spec) => `${spec.file} › ${spec.title}`),
    ...unexpectedTitles(suites),
  ]);
}

function settle(totals, exitCode) {
  if (totals.failed > 0) return totals;
  if (exitCode !== 0) return { ...totals, failed: 1, problem: `the run ended with exit code ${exitCode}` };
  if (totals.passed === 0) return { ...totals, failed: 1, problem: 'no test ran' };
  return totals;
}

/** @param {Totals[]} all @returns {Totals} */
export function sumTotals(all) {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    failures: all.flatMap(({ failures = [] }) => failures),
  };
}
