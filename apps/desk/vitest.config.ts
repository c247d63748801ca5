import { reactProject } from '../../vitest.projects.ts';

export default reactProject('desk', import.meta.dirname, {
  setupFiles: ['../../libs/app/src/testing/setup.ts'],
});
