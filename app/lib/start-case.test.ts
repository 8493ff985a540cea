import { expect, it } from 'vitest';
import { startCase } from './start-case';

it.each([
  ['REVIEW_DUE', 'Review Due'],
  ['ERROR_LOGBOOK_30', 'Error Logbook 30'],
  ['trial-started', 'Trial Started'],
  ['questionReportAnswered', 'Question Report Answered'],
  ['  class joined ', 'Class Joined'],
  ['', ''],
])('%j reads %j', (word, words) => {
  expect(startCase(word)).toBe(words);
});
