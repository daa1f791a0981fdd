import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof makeMetrics>;

export const makeMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'colloquy_request_seconds',
    help: 'Time to answer, by call and status.',
    labelNames: ['call', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10, 60],
    registers: [registry],
  });
  const faults = new Counter({
    name: 'colloquy_faults_total',
    help: 'Errors nobody foresaw.',
    registers: [registry],
  });
  const refused = new Counter({
    name: 'colloquy_refused_total',
    help: 'Calls refused because there was too much to do.',
    registers: [registry],
  });
  return {
    answered: (call: string, status: number, ms: number) =>
      requests.observe({ call, status: String(status) }, ms / 1000),
    fault: () => faults.inc(),
    refused: () => refused.inc(),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
