import type { Plugin } from 'vite';

/** As many constants as React has. */
const COUNT = 5;
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
        const found = code.match(constants)?.length ?? 0;
        if (found !== COUNT) throw new Error(`React has ${found} constant errors, not ${COUNT}.`);
        return code.replaceAll(
          constants,
          'Object.create(Error.prototype, { message: { value: $1 } })',
        );
      },
    },
  };
}
