import { afterEach, expect, test, vi } from 'vitest';
import type { Verdict } from '../engine/index';
import { templates } from '../templates/index';
import { runQuestionCheck } from './all-checks';
import type { Check } from './check';
import { ownPrompt } from './checks/own-prompt';
import { ownUnfinishedLines } from './checks/own-unfinished-lines';
import { ownUnits } from './checks/own-units';
import { roundingHidesNothing } from './checks/rounding-hides-nothing';

/** What the checker says to everything; null leaves it as it is. */
const broken = vi.hoisted(() => ({ verdict: null as { kind: string } | null }));

vi.mock('../engine/index', async (original) => {
  const engine = await original<typeof import('../engine/index')>();
  const checkAnswer: typeof engine.checkAnswer = (...call) =>
    (broken.verdict as Verdict | null) ?? engine.checkAnswer(...call);
  return { ...engine, checkAnswer };
});

afterEach(() => {
  broken.verdict = null;
});

/** Whether the check raises an alarm on some template of the bank. */
function notices(check: Check): boolean {
  return templates.some((template) => runQuestionCheck(check, template, ['s1', 's2']).length > 0);
}

// These checks watch the checker and not the template, so the checker is what is broken for them.
test.each([
  ['accepts everything', 'correct', ownPrompt],
  ['accepts everything', 'correct', ownUnfinishedLines],
  ['accepts everything', 'correct', roundingHidesNothing],
  ['refuses everything', 'wrong', ownUnits],
])('a checker that %s is noticed', (_says, kind, check) => {
  broken.verdict = { kind };
  expect(notices(check)).toBe(true);
});
