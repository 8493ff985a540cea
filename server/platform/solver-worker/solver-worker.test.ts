import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSolverWorker, type SolverWorker, type SolverWorkerOptions } from './solver-worker';

const open: SolverWorker[] = [];
function worker(options?: SolverWorkerOptions): SolverWorker {
  const made = createSolverWorker(options);
  open.push(made);
  return made;
}
afterEach(() => Promise.all(open.splice(0).map((each) => each.close())));

/** A thread with this program, which is ready at once. */
const thread = (program: string) => () =>
  new Worker(`const { parentPort } = require('node:worker_threads'); parentPort.postMessage('ready'); ${program}`, {
    eval: true,
    execArgv: [],
  });
const endless = `parentPort.on('message', () => { for (;;) {} });`;
const hungry = `parentPort.on('message', () => { const all = []; for (;;) all.push(new Array(1e5).fill({})); });`;
const parrot = `parentPort.on('message', ({ readings }) => parentPort.postMessage({ kind: 'refused', why: readings[0] }));`;

describe('the real thread', () => {
  it('solves, and takes the first reading that works', async () => {
    const solver = worker();
    const answer = await solver.solve(['what about 3x+5=20', 'solve 3x+5=20']);
    expect(answer).toMatchObject({ kind: 'solved', reading: 'solve 3x+5=20', solution: { answerLatex: 'x=5' } });
    expect(await solver.solve(['solve x^5+x=3'])).toMatchObject({ kind: 'refused' });
  });

  it('refuses what is too long', async () => {
    expect(await worker().solve(['1+'.repeat(5000)])).toEqual({
      kind: 'refused',
      why: 'This is too long for me to read.',
    });
  });
});

it('answers many at once, each with its own', async () => {
  const solver = worker({ spawn: thread(parrot) });
  const answers = await Promise.all(Array.from({ length: 50 }, (_, place) => solver.solve([`job ${place}`])));
  expect(answers.map((answer) => (answer.kind === 'refused' ? answer.why : answer.kind))).toEqual(
    Array.from({ length: 50 }, (_, place) => `job ${place}`),
  );
});

it('ends a thread that is late, and works again with the next', async () => {
  const spawn = vi.fn(thread(parrot)).mockImplementationOnce(thread(endless));
  const solver = worker({ spawn, limitMs: 50 });
  const [late, next] = await Promise.all([solver.solve(['1']), solver.solve(['2'])]);
  expect([late, next]).toEqual([{ kind: 'late' }, { kind: 'refused', why: '2' }]);
  expect(spawn).toHaveBeenCalledTimes(2);
});

it('outlives a thread that takes all of its memory', async () => {
  const spawn = () =>
    new Worker(`const { parentPort } = require('node:worker_threads'); parentPort.postMessage('ready'); ${hungry}`, {
      eval: true,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 16 },
    });
  expect(await worker({ spawn, limitMs: 20_000 }).solve(['1'])).toEqual({ kind: 'broken' });
});

it('says so when there is no thread to be had, and tries again', async () => {
  const spawn = vi.fn(thread(parrot)).mockImplementationOnce(() => {
    throw new Error('no more threads');
  });
  const solver = worker({ spawn });
  expect(await solver.solve(['1'])).toEqual({ kind: 'broken' });
  expect(await solver.solve(['2'])).toEqual({ kind: 'refused', why: '2' });
  const dead = worker({ spawn: thread('process.exit(1);'), limitMs: 20_000 });
  expect(await dead.solve(['1'])).toEqual({ kind: 'broken' });
});

it('turns away more than can wait', async () => {
  const solver = worker({ spawn: thread(parrot) });
  const answers = await Promise.all(Array.from({ length: 80 }, (_, place) => solver.solve([String(place)])));
  expect(answers.filter(({ kind }) => kind === 'busy')).toHaveLength(20);
});

it('lets an idle thread go, and makes another when one is wanted', async () => {
  const spawned: Worker[] = [];
  const spawn = () => {
    const made = thread(parrot)();
    spawned.push(made);
    return made;
  };
  const solver = worker({ spawn, idleMs: 1 });
  await solver.solve(['1']);
  await new Promise((resolve) => spawned[0]?.once('exit', resolve));
  expect(await solver.solve(['2'])).toEqual({ kind: 'refused', why: '2' });
  expect(spawned).toHaveLength(2);
});

it('has the thread ready before the first problem, one for all who ask, and lets it go unused', async () => {
  const spawned: Worker[] = [];
  const spawn = vi.fn(() => {
    const made = thread(parrot)();
    spawned.push(made);
    return made;
  });
  const solver = worker({ spawn });
  solver.warm();
  solver.warm();
  expect(await solver.solve(['1'])).toEqual({ kind: 'refused', why: '1' });
  solver.warm();
  expect(spawn).toHaveBeenCalledTimes(1);
  const unused = worker({ spawn, idleMs: 1 });
  unused.warm();
  await new Promise((resolve) => spawned[1]?.once('exit', resolve));
  expect(spawn).toHaveBeenCalledTimes(2);
});

it('is asked in vain for a thread that cannot be had, and works once it can', async () => {
  const spawn = vi.fn(thread(parrot)).mockImplementationOnce(() => {
    throw new Error('no more threads');
  });
  const solver = worker({ spawn });
  solver.warm();
  await Promise.resolve();
  await new Promise((resolve) => setImmediate(resolve));
  expect(await solver.solve(['1'])).toEqual({ kind: 'refused', why: '1' });
});

it('is broken after closing', async () => {
  const solver = worker({ spawn: thread(parrot) });
  await solver.solve(['1']);
  await solver.close();
  expect(await solver.solve(['2'])).toEqual({ kind: 'broken' });
});

it('does not ask a thread that died between two jobs', async () => {
  const exits: Promise<unknown>[] = [];
  const mortal = `parentPort.on('message', ({ readings }) => {
    parentPort.postMessage({ kind: 'refused', why: readings[0] });
    setImmediate(() => process.exit(1));
  });`;
  const spawn = () => {
    const made = thread(mortal)();
    exits.push(new Promise((resolve) => made.once('exit', resolve)));
    return made;
  };
  const solver = worker({ spawn, limitMs: 60_000 });
  await solver.solve(['1']);
  await exits[0];
  expect(await solver.solve(['2'])).toEqual({ kind: 'refused', why: '2' });
});
