import type { TestProject } from 'vitest/node';

export default (project: TestProject) => {
  project.provide('postgresUrl', undefined);
};
