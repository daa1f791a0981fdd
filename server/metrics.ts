import { statfs } from 'node:fs/promises';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof makeMetrics>;

export const makeMetrics = (dataDir: string) => {
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
  const guideFaults = new Counter({
    name: 'colloquy_guide_faults_total',
    help: 'Replies a model did not give whole, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });
  new Gauge({
    name: 'colloquy_disk_free_bytes',
    help: 'Room left on the disk of DATA_DIR.',
    registers: [registry],
    async collect() {
      const { bavail, bsize } = await statfs(dataDir);
      this.set(bavail * bsize);
    },
  });
  return {
    answered: (call: string, status: number, ms: number) =>
      requests.observe({ call, status: String(status) }, ms / 1000),
    fault: () => faults.inc(),
    refused: () => refused.inc(),
    guideFault: (reason: string) => guideFaults.inc({ reason }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};
