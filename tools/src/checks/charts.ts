import { chartFolder } from '../charts/pages.ts';
import { type Check, findFiles } from './repository.ts';

/**
 * Checks that the pages of the state machines are current.
 *
 * @param current the expected text of each page, by path.
 */
export function createChartsCheck(current: ReadonlyMap<string, string>): Check {
  return (repository) => {
    const stale = [...current]
      .filter(([path, text]) => repository.get(path) !== text)
      .map(([path]) => `${path}: is not current, run 'npm run charts'`);
    const leftOver = findFiles(repository, new RegExp(`^${chartFolder}/`))
      .filter(([path]) => !current.has(path))
      .map(([path]) => `${path}: draws a machine that the core does not export`);
    return { judged: current.size, issues: [...stale, ...leftOver] };
  };
}
