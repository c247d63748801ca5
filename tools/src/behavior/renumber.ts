import { matchIds, prefixOf } from '../checks/behaviorId.ts';
import { findStatements } from '../checks/behavior.ts';
import { findFiles, type Repository } from '../checks/repository.ts';

const naming =
  /^(?!package-lock\.json$|tools\/src\/(?:behavior|checks)\/).*\.(?:md|tsx?|mjs|ya?ml)$/;

/**
 * Numbers the lines of every SPEC.md in order, below the prefix of its path, and renames their IDs wherever they are named.
 * A new line may have any ID that is its own, such as `core/requests-new`.
 *
 * @returns the new texts of the changed files, by path.
 * @throws Error where one ID is that of two lines.
 */
export function renumber(repository: Repository): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const { id, path, where } of findStatements(repository)) {
    if (ids.has(id)) throw new Error(`${where}: ${id} is the ID of another line too`);
    const number = (counts.get(path) ?? 0) + 1;
    counts.set(path, number);
    ids.set(id, `${prefixOf(path)}-${number}`);
  }
  const moved = [...ids]
    .filter(([id, right]) => id !== right)
    .map(([id]) => id.replaceAll(/[^\w/-]/g, String.raw`\$&`));
  if (moved.length === 0) return new Map();
  const old = matchIds(moved);
  return new Map(
    findFiles(repository, naming)
      .map(([path, text]) => [path, text.replaceAll(old, (id) => ids.get(id) ?? id)] as const)
      .filter(([path, text]) => text !== repository.get(path)),
  );
}
