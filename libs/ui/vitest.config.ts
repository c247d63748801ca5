import { reactProject } from '../../vitest.projects.ts';

export default reactProject('ui', import.meta.dirname, {
  // All files of a worker share one page: creating a new one takes longer than the tests.
  isolate: false,
  restoreMocks: true,
  setupFiles: ['./src/behavior/testSetup.ts'],
});
