import type { TestProject } from 'vitest/node';
import { makeScratch } from './memory.ts';

export default (project: TestProject) => {
  const { folder, remove } = makeScratch();
  project.provide('postgresUrl', undefined);
  project.provide('scratch', folder);
  return remove;
};
