// Lets drizzle-kit, which npm installs at the root of the workspace, find the drizzle-orm of this package: another
// package's wish for a later version keeps npm from putting it at the root as well.
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

const own = (name, conditions) =>
  conditions.includes('import')
    ? import.meta.resolve(name)
    : pathToFileURL(require.resolve(name)).href;

let isOwn = false;
registerHooks({
  resolve(name, context, next) {
    if (isOwn || !/^drizzle-orm(?:\/|$)/.test(name)) return next(name, context);
    isOwn = true;
    try {
      return { url: own(name, context.conditions), shortCircuit: true };
    } finally {
      isOwn = false;
    }
  },
});
