import { nodeProject } from '../../vitest.projects.ts';

export default nodeProject('core', import.meta.dirname, {
  setupFiles: ['./src/fixtures/testSetup.ts'],
});
