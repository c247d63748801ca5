import { builtinEnvironments, type Environment } from 'vitest/runtime';

let shared: Promise<unknown> | undefined;

/** A DOM that all test files of a worker share, because the modules that they share hold on to its window. */
const sharedDom: Environment = {
  name: 'shared-dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    shared ??= Promise.resolve(builtinEnvironments.jsdom.setup(global, options));
    await shared;
    return { teardown: () => undefined };
  },
};

// Vitest loads an environment by its default export.
export default sharedDom;
