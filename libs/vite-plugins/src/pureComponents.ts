import type { Plugin } from 'vite';

const displayNames = /^\w+\.displayName = "\w+";$/gm;
const creations = /(?<== )(?:[\w$]+\.)?(?:forwardRef|createContext)\(/g;

/**
 * Lets the bundler drop the components of the router that an app does not use. It otherwise keeps each of them for its
 * name in the developer tools.
 */
export function pureComponents(): Plugin {
  return {
    name: 'parlour:pure-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]/ },
      handler: (code) =>
        code.replaceAll(displayNames, '').replaceAll(creations, '/* @__PURE__ */ $&'),
    },
  };
}
