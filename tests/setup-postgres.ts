import type { TestProject } from 'vitest/node';
import { makeScratch } from './memory.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where a test may make databases; undefined on SQLite. */
    postgresUrl: string | undefined;
    /** Where a test may write. */
    scratch: string;
  }
}

export default async (project: TestProject) => {
  const { folder, remove } = makeScratch();
  const { url, stop } = await startPostgres();
  project.provide('postgresUrl', url);
  project.provide('scratch', folder);
  return async () => {
    await stop();
    remove();
  };
};
