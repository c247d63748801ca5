import { type Route, routes } from '@parlour/core/routes';
import { Visitor } from 'oxc-parser';
import { type Check, findFiles } from './repository.ts';
import { importedNames, parseSource, textOf } from './syntax.ts';

/** Pages with nothing of their own to sweep: one repeats the dashboard, one shows a member nothing. */
const unswept = ['home', 'view'];

/** Creates {@link sweptPages} for another table of routes. */
export function createSweptPagesCheck(table: Readonly<Record<string, Route>>): Check {
  return (repository) => {
    const texts = new Set<string>();
    const visitor = new Visitor({
      Literal: (node) => texts.add(textOf(node)?.split('?', 1)[0] ?? ''),
    });
    for (const [path, text] of findFiles(repository, /^apps\/e2e\/src\/.*\.e2e\.ts$/)) {
      const source = parseSource(path, text);
      if (importedNames(source).includes('sweepPages')) visitor.visit(source.program);
    }
    // The id in a path with a parameter differs from journey to journey.
    const pages = Object.entries(table).filter(
      ([name, { path }]) => !unswept.includes(name) && !path.includes(':'),
    );
    return {
      judged: pages.length,
      issues: pages
        .filter(([, { path }]) => !texts.has(path))
        .map(
          ([, { path }]) =>
            `apps/e2e/src: add { path: '${path}' } to sweepPages in the journey of its feature, or in shell/pages.e2e.ts`,
        ),
    };
  };
}

/** Checks that a journey sweeps each page of the member app: its accessibility, its width, and that nothing moves. */
export const sweptPages: Check = createSweptPagesCheck(routes);
