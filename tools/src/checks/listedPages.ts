import type { Route } from '@parlour/core/routes';
import { visitedFeatures } from '../suites/visitedFeatures.ts';
import { type Check, findFiles } from './repository.ts';

/** Names of pages that have nothing of their own to sweep: one repeats the dashboard, one shows a member nothing. */
const unswept = ['home', 'view'];
const unpictured = ['home'];

const joinTexts = (files: readonly (readonly [path: string, text: string])[]) =>
  files.map(([, text]) => text).join('\n');

/** Creates the check that each page of the member app is in the lists of pages: of tests, of the sweep and of screenshots. */
export function createListedPagesCheck(routes: Readonly<Record<string, Route>>): Check {
  return (repository) => {
    const journeys = findFiles(repository, /^apps\/e2e\/src\/.*\.e2e\.ts$/);
    const sweeps = joinTexts(journeys.filter(([, text]) => text.includes('sweepPages({')));
    const screens = joinTexts(findFiles(repository, /^tools\/src\/screens\/\w*[sS]creens\.ts$/));
    return Object.entries(routes).flatMap(([name, { path }]) => {
      const isSwept =
        unswept.includes(name) ||
        // The id in such a path differs from journey to journey.
        path.includes(':') ||
        new RegExp(`['"\`]${path}['"\`?]`).test(sweeps);
      const isPictured =
        unpictured.includes(name) ||
        new RegExp(`\\b(?:routes|paths)\\.${name}\\b|\\b${name}Path\\(`).test(screens);
      const issues = [
        path !== '/' &&
          visitedFeatures(`'${path}'`).length === 0 &&
          `tools/src/suites/visitedFeatures.ts: add '${path.split('/')[1]}' with the feature that shows its pages`,
        !isSwept &&
          `apps/e2e/src: add { path: '${path}' } to sweepPages in the journey of its feature, or in shell/pages.e2e.ts`,
        !isPictured && `tools/src/screens/screens.ts: add a memberScreen of routes.${name}`,
      ];
      return issues.filter((issue) => issue !== false);
    });
  };
}
