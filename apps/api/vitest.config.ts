import { nodeProject } from '../../vitest.projects.ts';

export default nodeProject('api', import.meta.dirname, {
  globalSetup: './src/testing/globalSetup.ts',
  // The tests wait for the database and for processes half of their time.
  maxWorkers: 2,
  testTimeout: 120_000,
  hookTimeout: 60_000,
  // For effects of a server shortly after its response, through its database or another process.
  expect: { poll: { timeout: 15_000 } },
});
