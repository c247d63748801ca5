// Resolves drizzle-orm to this package's version for drizzle-kit, installed at the root of the workspace. npm does not
// hoist that version there, since another package asks for a later one.
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
