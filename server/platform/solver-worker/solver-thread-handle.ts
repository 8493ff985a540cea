import { Worker } from 'node:worker_threads';
import type { SolverAnswer, SolverJob } from './solver-job';

export type Spawn = () => Worker;

/** To load the solver, which happens once and counts for no job. */
const startMs = 15_000;

/** The thread behind a solver worker: at most one at a time, and one job in it. */
export class SolverThread {
  private worker: Promise<Worker | null> | null = null;
  private idle: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(private readonly options: { limitMs: number; idleMs: number; spawn?: Spawn | undefined }) {}

  async run(job: SolverJob): Promise<SolverAnswer> {
    clearTimeout(this.idle);
    if (this.closed) return { kind: 'broken' };
    const worker = await (this.worker ?? this.start());
    if (worker === null) {
      this.worker = null;
      return { kind: 'broken' };
    }
    const answer = await firstMessage<SolverAnswer>(worker, this.options.limitMs, () => worker.postMessage(job));
    if (answer.kind !== 'said') {
      this.worker = null;
      await worker.terminate();
      return { kind: answer.kind };
    }
    this.idle = setTimeout(() => void this.stop(), this.options.idleMs).unref();
    return answer.message;
  }

  /** Makes the thread before there is a job for it; without one it goes as after its last job. */
  warm(): void {
    if (this.closed || this.worker !== null) return;
    this.idle = setTimeout(() => void this.stop(), this.options.idleMs).unref();
    const starting = this.start();
    void starting.then((worker) => {
      if (worker === null && this.worker === starting) this.worker = null;
    });
  }

  async end(): Promise<void> {
    this.closed = true;
    await this.stop();
  }

  private start(): Promise<Worker | null> {
    // One that dies between two jobs is not asked again.
    const forget = () => {
      if (this.worker === starting) this.worker = null;
    };
    const starting = started(this.options.spawn ?? spawnThread, forget);
    this.worker = starting;
    return starting;
  }

  private async stop(): Promise<void> {
    clearTimeout(this.idle);
    const worker = await this.worker;
    this.worker = null;
    await worker?.terminate();
  }
}

/**
 * Threads that have ended. What a dying thread still says is heard together with its exit, in one turn of the event loop:
 * whoever listens only once it has spoken hears of no exit any more.
 */
const ended = new WeakSet<Worker>();

async function started(spawn: Spawn, onExit: () => void): Promise<Worker | null> {
  try {
    const worker = spawn();
    worker.once('exit', () => {
      ended.add(worker);
      onExit();
    });
    // A thread that waits for jobs must not keep the process alive.
    worker.unref();
    // An exit follows; an error that nobody hears would end the process.
    worker.on('error', () => {});
    const ready = await firstMessage(worker, startMs, () => {});
    if (ready.kind === 'said') return worker;
    await worker.terminate();
  } catch {
    // Said to whoever asked; the next problem tries again.
  }
  return null;
}

/** What a worker says next, or that it is late or has ended. */
function firstMessage<T>(
  worker: Worker,
  limitMs: number,
  begin: () => void,
): Promise<{ kind: 'said'; message: T } | { kind: 'late' | 'broken' }> {
  return new Promise((resolve) => {
    if (ended.has(worker)) return resolve({ kind: 'broken' });
    const done = (result: { kind: 'said'; message: T } | { kind: 'late' | 'broken' }) => {
      clearTimeout(timer);
      worker.off('message', said).off('exit', gone);
      resolve(result);
    };
    const said = (message: T) => done({ kind: 'said', message });
    const gone = () => done({ kind: 'broken' });
    const timer = setTimeout(() => done({ kind: 'late' }), limitMs);
    worker.on('message', said).on('exit', gone);
    begin();
  });
}

/**
 * Built, the thread stands in build/bff, beside this code or beside the folder of what programs share. From the sources
 * (tests, scripts) tsx compiles it.
 */
function spawnThread(): Worker {
  const isBuilt = !import.meta.url.endsWith('.ts');
  const file = new URL(isBuilt ? '../bff/solver-thread.js' : './solver-thread.ts', import.meta.url);
  const compiled = `import('tsx/esm/api').then(({ register }) => { register(); return import('${file.href}'); });`;
  return new Worker(isBuilt ? file : compiled, {
    eval: !isBuilt,
    name: 'solver',
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
}
