// The program of the thread that a page server starts while the backend is away: it answers the query of a question to
// try, by the same schema. It has no database, no network and no environment.
import { parentPort } from 'node:worker_threads';
import { execute, parse } from 'graphql';
import type { GraphContext } from './graphql/context';
import { schema } from './graphql/schema';
import { maskError } from './http/mask-error';
import type { SampleServices } from './modules/samples';
import { systemClock } from './platform/clock';
import { createMemoryAttemptLimits } from './platform/limits/memory-attempt-limits';

interface SampleJob {
  id: number;
  query: string;
  variables: Record<string, unknown>;
  clientAddress: string;
}

const services: SampleServices = { limits: createMemoryAttemptLimits(), clock: systemClock, db: null };

async function answer({ id, query, variables, clientAddress }: SampleJob) {
  const visitor: GraphContext = {
    // All that the query of a question to try asks for.
    services: services as GraphContext['services'],
    viewer: null,
    sessionToken: null,
    clientAddress,
    siteOrigin: '',
    deviceType: 'desktop',
    classReads: new Map(),
  };
  const { data, errors } = await execute({
    schema,
    document: parse(query),
    variableValues: variables,
    contextValue: visitor,
  });
  const error = errors?.[0] && maskError(errors[0], () => {});
  return { id, data, error: error && { message: error.message, extensions: { ...error.extensions } } };
}

parentPort?.on('message', async (job: SampleJob) => parentPort?.postMessage(await answer(job)));
parentPort?.postMessage('ready');
