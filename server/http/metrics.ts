import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export interface Metrics {
  observe(request: { operation: string; status: number; seconds: number }): void;
  contentType: string;
  text(): Promise<string>;
  close(): void;
}

/** Counters and timings for operators. Operation names of strangers are not counted: each would be a series. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'bff_request_seconds',
    help: 'Time to answer a GraphQL request, in seconds',
    labelNames: ['operation', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.3, 1, 2, 5],
    registers: [registry],
  });
  return {
    observe: ({ operation, status, seconds }) => requests.observe({ operation, status: String(status) }, seconds),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    close: () => registry.clear(),
  };
}
