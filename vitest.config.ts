import { defineConfig } from 'vitest/config';

const pure = ['contract', 'catalogue', 'guide', 'web', 'scripts'].map((room) => `${room}/**/*.test.{ts,tsx}`);

export default defineConfig({
  test: {
    projects: [{ test: { name: 'rules', include: [...pure, 'tests/*.test.ts'] } }],
  },
});
