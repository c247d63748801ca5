import type { Plugin } from 'vite';

/** A library module that the app does not use, or only a little of, and what takes its place. */
interface UnusedModule {
  /** The end of the module's path, with forward slashes. */
  readonly path: string;
  /** The same exports. Those that the library calls without being asked to do nothing, the others throw. */
  readonly code: string;
}

const throwing = (...names: readonly string[]) =>
  names.map((name) => `export const ${name} = () => { throw new Error('left out'); };`).join('\n');

const unusedModules: readonly UnusedModule[] = [
  {
    path: 'react-router/dist/production/lib/router/instrumentation.js',
    code: `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
${throwing('getRouteInstrumentationUpdates', 'instrumentClientSideRouter', 'instrumentHandler')}
export const instrumentationResultMetaContext = undefined;`,
  },
  {
    path: 'xstate/dist/xstate-dev.esm.js',
    code: throwing('devToolsAdapter', 'getGlobal', 'registerService'),
  },
  {
    path: '@tanstack/query-core/build/modern/infiniteQueryBehavior.js',
    code: throwing('infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'),
  },
  {
    path: '@tanstack/query-core/build/modern/mutationCache.js',
    code: `export class MutationCache {
  build() { throw new Error('left out'); }
  clear() {}
  async resumePausedMutations() {}
}`,
  },
  {
    path: '@tanstack/react-query/build/modern/suspense.js',
    code: `export const ensureSuspenseTimers = () => {};
export const shouldSuspend = () => false;
${throwing('defaultThrowOnError', 'fetchOptimistic')}`,
  },
  {
    path: '@tanstack/react-query/build/modern/errorBoundaryUtils.js',
    code: `export const ensurePreventErrorBoundaryRetry = () => {};
export const useClearResetErrorBoundary = () => {};
export const getHasError = () => false;`,
  },
  {
    path: 'ky/distribution/errors/ForceRetryError.js',
    code: 'export class ForceRetryError extends Error {}',
  },
  {
    // Browsers read the dates of HTTP themselves, and only `Retry-After` replaces the wait (client-30).
    path: 'ky/distribution/core/retry-timing.js',
    code: `export const getRetryTimingHeader = (headers) => headers.get('Retry-After') ?? undefined;
export const calculateRetryTimingDelay = (value) => {
  const delay = /^\\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(delay) ? undefined : Math.max(0, delay);
};`,
  },
  {
    // The client gives each call all its options, without hooks or defaults to merge.
    path: 'ky/distribution/utils/merge.js',
    code: `const isDefined = ([, value]) => value !== undefined;
export const validateAndMerge = (_defaults, options) => ({
  ...options,
  headers: Object.fromEntries(Object.entries(options?.headers ?? {}).filter(isDefined)),
});
export const mergeHeaders = (_none, headers) => new Headers(headers);
export const mergeHooks = () => ({
  init: [], beforeRequest: [], beforeRetry: [], beforeError: [], afterResponse: [],
});
export const deletedParametersSymbol = Symbol();
${throwing('cloneShallow', 'deepMerge', 'replaceOption')}`,
  },
  {
    // React has had its own since version 18.
    path: 'use-sync-external-store/cjs/use-sync-external-store-shim.production.js',
    code: `exports.useSyncExternalStore = require('react').useSyncExternalStore;`,
  },
  {
    // Under React 19 the behavior library does without, and no machine is read by a selector.
    path: 'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
    code: `exports.useSyncExternalStoreWithSelector = () => { throw new Error('left out'); };`,
  },
  {
    path: 'ky/distribution/utils/body.js',
    code: throwing('getBodySize', 'streamRequest', 'streamResponse'),
  },
];

const contract = /[\\/]contract[\\/]src[\\/]/;
const calls = /[\\/]calls[\\/]/;
const summary = /^ {2}summary:\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"),$/gm;
/** Browsers send what the server parses. */
const input = /^ {2}(?:params|query|body): (?:.+|z\.object\(\{$[^]*?^ {2}\}\)),$/gm;
/** A schema has no effect but its value. */
const schema = /(?<![\w.])(?:z\.(?=[\w.]+[(<])|wholeNumber(?=\())/g;

/**
 * Leaves out what every first load would carry and no page uses: modules of libraries, the summaries of the calls, which
 * only the OpenAPI document shows, the schemas of what they are sent, which only the server reads, and unused schemas. The build
 * fails when a library no longer has such a module.
 */
export function leaveOut(): Plugin {
  const found = new Set<string>();
  return {
    name: 'parlour:leave-out',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      const file = id.replaceAll('\\', '/');
      const unused = unusedModules.find(({ path }) => file.endsWith(`/node_modules/${path}`));
      if (unused === undefined) return null;
      found.add(unused.path);
      return { code: unused.code, moduleSideEffects: false };
    },
    transform: {
      filter: { id: contract },
      handler(code, id) {
        const called = calls.test(id) ? code.replaceAll(summary, '').replaceAll(input, '') : code;
        return { code: called.replaceAll(schema, '/* @__PURE__ */ $&'), map: null };
      },
    },
    buildEnd(error) {
      const missing = unusedModules.filter(({ path }) => !found.has(path));
      if (error === undefined && missing.length > 0)
        throw new Error(`No library has ${missing.map(({ path }) => path).join(' or ')}.`);
    },
  };
}
