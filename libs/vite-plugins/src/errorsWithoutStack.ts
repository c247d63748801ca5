import type { Plugin } from 'vite';

const constants = /(?<=\b[A-Z]\w*Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Creates the errors that React throws to itself without a stack, which nobody reads. With one, an inspected browser parses
 * the whole file a second time as it is evaluated, to find its lines: longer than any other step of the start (ADR 0055).
 */
export function errorsWithoutStack(): Plugin {
  return {
    name: 'parlour:errors-without-stack',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler: (code) => {
        if (code.search(constants) < 0) throw new Error('React has no constant errors any more.');
        return code.replaceAll(
          constants,
          'Object.create(Error.prototype, { message: { value: $1 } })',
        );
      },
    },
  };
}
