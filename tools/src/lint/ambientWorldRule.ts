import { defineRule, type ESTree } from '@oxlint/plugins';
import { fileOf } from './context.ts';
import { locate } from './location.ts';

const clockAdvice = 'take the time as a parameter (`now`)';
const timerAdvice = "use xstate's `after`, or take the clock as a parameter";
const randomAdvice = 'take a random source as a parameter (`random`)';
const storageAdvice = 'take a storage port as a parameter';
const networkAdvice = 'take an actor or a function that makes the call';
const pageAdvice = 'return what should happen, and let the app do it';
const processAdvice = 'take what you need of it as a parameter';

/** The globals that depend on the environment, with advice for replacing them in the core. */
const ambientGlobals: Readonly<Record<string, string>> = {
  setTimeout: timerAdvice,
  setInterval: timerAdvice,
  setImmediate: timerAdvice,
  clearTimeout: timerAdvice,
  clearInterval: timerAdvice,
  queueMicrotask: timerAdvice,
  requestAnimationFrame: timerAdvice,
  requestIdleCallback: timerAdvice,
  performance: clockAdvice,
  crypto: randomAdvice,
  fetch: networkAdvice,
  XMLHttpRequest: networkAdvice,
  WebSocket: networkAdvice,
  EventSource: networkAdvice,
  localStorage: storageAdvice,
  sessionStorage: storageAdvice,
  indexedDB: storageAdvice,
  caches: storageAdvice,
  window: pageAdvice,
  document: pageAdvice,
  location: pageAdvice,
  history: pageAdvice,
  navigator: pageAdvice,
  alert: pageAdvice,
  confirm: pageAdvice,
  prompt: pageAdvice,
  console: pageAdvice,
  self: processAdvice,
  globalThis: processAdvice,
  global: processAdvice,
  process: processAdvice,
  Buffer: processAdvice,
};

type Use = { node: ESTree.Node; name: string; advice: string };

/** Finds `Date.now`, `new Date()`, `Date()` and `Math.random`. All other uses of `Date` and `Math` are allowed. */
function ambientMember(node: ESTree.Node, name: string): Use | undefined {
  const { parent } = node;
  if (parent === null) return undefined;
  if (parent.type === 'MemberExpression' && parent.object === node) {
    const { property } = parent;
    const member =
      property.type === 'Identifier' ? property.name : 'value' in property ? property.value : '';
    if (name === 'Date' && member === 'now') return { node, name: 'Date.now', advice: clockAdvice };
    if (name === 'Math' && member === 'random') {
      return { node, name: 'Math.random', advice: randomAdvice };
    }
  }
  if (name !== 'Date') return undefined;
  if (parent.type === 'NewExpression' && parent.callee === node && parent.arguments.length === 0) {
    return { node, name: 'new Date()', advice: clockAdvice };
  }
  if (parent.type === 'CallExpression' && parent.callee === node) {
    return { node, name: 'Date()', advice: clockAdvice };
  }
  return undefined;
}

function ambientUse(node: ESTree.Node, name: string): Use | undefined {
  if (node.parent?.type === 'TSTypeQuery' || node.parent?.type === 'TSTypeReference')
    return undefined;
  if (name === 'Date' || name === 'Math') return ambientMember(node, name);
  const advice = Object.hasOwn(ambientGlobals, name) ? ambientGlobals[name] : undefined;
  return advice === undefined ? undefined : { node, name, advice };
}

/** Forbids time, randomness, storage, network and page in the core's shipped code. */
export const ambientWorldRule = defineRule({
  create(context) {
    const location = locate(fileOf(context));
    if (location?.folder !== 'libs/core' || location.kind !== 'source') return {};
    return {
      'Program:exit'() {
        const { globalScope } = context.sourceCode.scopeManager;
        if (globalScope === null) return;
        const builtIn = globalScope.variables.filter((variable) => variable.defs.length === 0);
        const uses = [
          ...globalScope.through,
          ...builtIn.flatMap((variable) => variable.references),
        ];
        for (const { identifier } of uses) {
          const use = ambientUse(identifier, identifier.name);
          if (use === undefined) continue;
          const message = `The core has no ambient world, so no ${use.name}: ${use.advice}.`;
          context.report({ node: use.node, message });
        }
      },
    };
  },
});
