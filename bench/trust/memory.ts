/** What a server's memory does over time: what it has of the machine, and what of it is in use. */
import { readFileSync } from 'node:fs';
import type { Server } from './server.ts';

type Sample = { at: number; resident: number; heap: number };

const MB = 2 ** 20;
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const residentMegabytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** Where in the hour the two figures are taken that are held against each other. */
const EARLY = 5 / 60;

export const watchMemory = ({ url, pid }: Server) => {
  const samples: Sample[] = [];
  const now = () => residentMegabytes(pid);
  const heapInUse = async (): Promise<number> => {
    const metrics = await fetch(`${url}/metrics`).then((answer) => answer.text());
    return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)?.[1]) / MB;
  };
  return {
    now,
    /** `at`: how much of the whole is done. */
    look: async (at: number): Promise<void> => {
      const resident = now();
      const heap = await heapInUse().catch(() => Number.NaN);
      samples.push({ at, resident, heap });
    },
    inWords: () => `${now().toFixed(0)} MB`,
    /** Around five minutes of the hour and at the end; what is in use is lowest just after a collection. */
    report: (end: number): string => {
      const around = (at: number) => samples.filter((one) => Math.abs(one.at - at) <= (end * EARLY) / 2);
      const [early, late] = [around(end * EARLY), samples.filter((one) => one.at >= end * (1 - EARLY))];
      const told = (what: 'resident' | 'heap', of: (values: number[]) => number) => {
        const [a, b] = [early, late].map((part) =>
          of(part.map((one) => one[what]).filter((value) => !Number.isNaN(value))),
        ) as [number, number];
        return `${a.toFixed(0)} → ${b.toFixed(0)} MB (${((b / a - 1) * 100).toFixed(0)} %)`;
      };
      return `  after five minutes of the hour → at its end: memory ${told('resident', median)}; of the heap in use at the least ${told('heap', (values) => Math.min(...values))}`;
    },
  };
};
