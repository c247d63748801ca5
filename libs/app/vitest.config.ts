import { reactProject } from '../../vitest.projects.ts';

export default reactProject('app', import.meta.dirname, {
  setupFiles: ['./src/testing/setup.ts'],
});
