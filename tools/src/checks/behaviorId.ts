import { posix } from 'node:path';

/** What an ID looks like: the prefix of its SPEC.md and a number, as in `core/requests-3`. */
export const idPattern = String.raw`[a-z][\w-]*(?:\/[\w-]+)*-\d+`;

/**
 * Returns the prefix of the IDs that a SPEC.md states: its folder, without what the paths of many have. So
 * `apps/desk/src/features/releases/SPEC.md` has `desk/releases`.
 */
export function prefixOf(path: string): string {
  const [first = '', ...folders] = posix.dirname(path).split('/');
  const isGroup = first === 'apps' || first === 'libs';
  return [...(isGroup ? [] : [first]), ...folders]
    .filter((folder) => folder !== 'src' && folder !== 'features')
    .join('/');
}

/** Matches each of some IDs wherever it is not a part of a longer word or path. */
export function matchIds(patterns: readonly string[]): RegExp {
  const longestFirst = patterns.toSorted((one, other) => other.length - one.length);
  return new RegExp(String.raw`(?<![\w/.-])(?:${longestFirst.join('|')})(?![\w-])`, 'g');
}
