import { reactProject } from '../../vitest.projects.ts';

export default reactProject('map', import.meta.dirname, {
  restoreMocks: true,
  setupFiles: ['./src/testing/testSetup.ts'],
});
