import { relative, sep } from 'node:path';
import { defineRule, type ESTree } from '@oxlint/plugins';
import { locate } from './location.ts';

const clock = 'take the time as a parameter (`now`)';
const timers = "use xstate's `after`, or take the clock as a parameter";
const randomness = 'take a random source as a parameter (`random`)';
const storage = 'take a storage port as a parameter';
const network = 'take an actor or a function that makes the call';
const page = 'return what should happen, and let the app do it';
const machine = 'take what you need of it as a parameter';

/** The globals that only the outside world can give, and what a rule of the club does instead. */
const ambientGlobals: Readonly<Record<string, string>> = {
  setTimeout: timers,
  setInterval: timers,
  setImmediate: timers,
  clearTimeout: timers,
  clearInterval: timers,
  queueMicrotask: timers,
  requestAnimationFrame: timers,
  requestIdleCallback: timers,
  performance: clock,
  crypto: randomness,
  fetch: network,
  XMLHttpRequest: network,
  WebSocket: network,
  EventSource: network,
  localStorage: storage,
  sessionStorage: storage,
  indexedDB: storage,
  caches: storage,
  window: page,
  document: page,
  location: page,
  history: page,
  navigator: page,
  alert: page,
  confirm: page,
  prompt: page,
  console: page,
  self: machine,
  globalThis: machine,
  global: machine,
  process: machine,
  Buffer: machine,
};

type Use = { node: ESTree.Node; name: string; instead: string };

/** `Date.now`, `new Date()`, `Date()` and `Math.random`: members of globals that are otherwise welcome. */
function ambientMember(node: ESTree.Node, name: string): Use | undefined {
  const { parent } = node;
  if (parent === null) return undefined;
  if (parent.type === 'MemberExpression' && parent.object === node) {
    const { property } = parent;
    const member =
      property.type === 'Identifier' ? property.name : 'value' in property ? property.value : '';
    if (name === 'Date' && member === 'now') return { node, name: 'Date.now', instead: clock };
    if (name === 'Math' && member === 'random') {
      return { node, name: 'Math.random', instead: randomness };
    }
  }
  if (name !== 'Date') return undefined;
  if (parent.type === 'NewExpression' && parent.callee === node && parent.arguments.length === 0) {
    return { node, name: 'new Date()', instead: clock };
  }
  if (parent.type === 'CallExpression' && parent.callee === node) {
    return { node, name: 'Date()', instead: clock };
  }
  return undefined;
}

function ambientUse(node: ESTree.Node, name: string): Use | undefined {
  if (node.parent?.type === 'TSTypeQuery' || node.parent?.type === 'TSTypeReference')
    return undefined;
  if (name === 'Date' || name === 'Math') return ambientMember(node, name);
  const instead = Object.hasOwn(ambientGlobals, name) ? ambientGlobals[name] : undefined;
  return instead === undefined ? undefined : { node, name, instead };
}

/** Keeps the rules of the club free of time, chance, storage, network and page. */
export const ambientWorldRule = defineRule({
  create(context) {
    const place = locate(relative(context.cwd, context.filename).split(sep).join('/'));
    if (place?.folder !== 'libs/core' || place.kind !== 'source') return {};
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
          const message = `The core has no ambient world, so no ${use.name}: ${use.instead}.`;
          context.report({ node: use.node, message });
        }
      },
    };
  },
});
