import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test may make databases; undefined on SQLite. */
    postgresUrl: string | undefined;
  }
}

export default async (project: TestProject) => {
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  return stop;
};
