import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type GraphQLError, print } from 'graphql';
import { clientAddress } from '../../http/trusted-request-headers.server';
import { AppFailure, unavailable } from '../../lib/app-failure';
import { attempt, failureIn, type Outcome } from '../executor.server';
import { type SampleData, SamplePage } from './sample-page';

interface SampleVariables {
  topicId: string;
  number: number;
  answer: string | null;
  steps: boolean;
}

/** A question to try, and what is said about an answer: by the backend, or by a thread of our own while it is away. */
export async function sample(request: Request, variables: SampleVariables): Promise<Outcome<{ sample: SampleData }>> {
  const outcome = await attempt(request, SamplePage, variables, { token: null });
  if (outcome.ok || outcome.failure.code !== unavailable.code || request.signal.aborted) return outcome;
  return askThread({ query: print(SamplePage), variables, clientAddress: clientAddress(request) });
}

/** Built with the programs of the server, from the root of the checkout; without it the page says that it waits. */
const file = resolve('build', 'bff', 'sample-thread.js');
/** The first question waits while the thread reads its code: whoever waits longer is told to come again. */
const longestMs = 10_000;
const idleMs = 60_000;
const mostWaiting = 50;

type Answer = { data: { sample: SampleData } | null; error?: Pick<GraphQLError, 'message' | 'extensions'> };

let thread: Worker | null = null;
let isReady = false;
let idle: NodeJS.Timeout | undefined;
let lastId = 0;
const waiting = new Map<number, (answer: Answer | null) => void>();

async function askThread(job: object): Promise<Outcome<{ sample: SampleData }>> {
  const answer = waiting.size < mostWaiting ? await answerOf(job) : null;
  if (answer?.data) return { ok: true, data: answer.data };
  return { ok: false, failure: new AppFailure(answer?.error ? failureIn(answer.error) : unavailable) };
}

function answerOf(job: object): Promise<Answer | null> {
  clearTimeout(idle);
  thread ??= startThread();
  lastId += 1;
  const id = lastId;
  return new Promise((done) => {
    // A thread that still reads its code goes on: the next question finds it ready.
    const late = setTimeout(() => (isReady ? stopThread() : waiting.get(id)?.(null)), longestMs).unref();
    waiting.set(id, (answer) => {
      clearTimeout(late);
      waiting.delete(id);
      if (waiting.size === 0) idle = setTimeout(stopThread, idleMs).unref();
      done(answer);
    });
    thread?.postMessage({ ...job, id });
  });
}

function startThread(): Worker {
  const started = new Worker(file, {
    name: 'questions to try',
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  started.unref();
  started.on('message', (message: 'ready' | (Answer & { id: number })) => {
    if (message === 'ready') isReady = true;
    else waiting.get(message.id)?.(message);
  });
  // An exit follows.
  started.on('error', () => {});
  started.once('exit', () => {
    if (thread === started) stopThread();
  });
  return started;
}

function stopThread(): void {
  clearTimeout(idle);
  void thread?.terminate();
  thread = null;
  isReady = false;
  for (const done of [...waiting.values()]) done(null);
}
