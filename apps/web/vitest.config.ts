import { reactProject } from '../../vitest.projects.ts';

export default reactProject('web', import.meta.dirname, {
  setupFiles: ['../../libs/app/src/testing/setup.ts', './src/testing/setup.ts'],
});
