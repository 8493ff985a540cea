import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchHeartbeat } from './heartbeat';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

/** A program whose answers a test decides. */
function makeProgram(answersAtFirst = true) {
  const seen: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let answers = answersAtFirst;
  const ask = async () => {
    if (!answers) await new Promise((resolve) => setTimeout(resolve, 4000));
    return answers;
  };
  const kill = () => seen.push('killed');
  const beat = watchHeartbeat({ ended, kill }, { health: 'x', onHang: () => seen.push('hangs'), ask });
  return {
    seen,
    beat,
    end: () => end(),
    answer: (does: boolean) => {
      answers = does;
    },
  };
}

test('ends a program that answered and then is silent for half a minute', async () => {
  const program = makeProgram();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(program.beat.wasReady()).toBe(true);
  program.answer(false);
  await vi.advanceTimersByTimeAsync(24_000);
  expect(program.seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(program.seen).toEqual(['hangs', 'killed']);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(program.seen).toHaveLength(2);
});

test('leaves a busy one alone that answers now and then', async () => {
  const program = makeProgram();
  await vi.advanceTimersByTimeAsync(5000);
  for (let times = 0; times < 10; times += 1) {
    program.answer(false);
    await vi.advanceTimersByTimeAsync(20_000);
    program.answer(true);
    await vi.advanceTimersByTimeAsync(9000);
  }
  expect(program.seen).toEqual([]);
  program.end();
  program.answer(false);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(program.seen).toEqual([]);
});

test('ends one that never answers after a minute', async () => {
  const program = makeProgram(false);
  await vi.advanceTimersByTimeAsync(50_000);
  expect(program.seen).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(program.seen).toEqual(['hangs', 'killed']);
  expect(program.beat.wasReady()).toBe(false);
});
