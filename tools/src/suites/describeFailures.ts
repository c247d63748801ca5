import type { Statement } from '../checks/behavior.ts';
import { matchIds } from '../checks/behaviorId.ts';

/**
 * Returns failed tests with the behavior that each should have proven, below it.
 *
 * @param readStatements - is called once a test failed.
 */
export function describeFailures(
  failures: readonly string[],
  readStatements: () => readonly Statement[],
): readonly string[] {
  if (failures.length === 0) return [];
  const claims = new Map(readStatements().map(({ id, claim }) => [id, claim]));
  const stated = matchIds([...claims.keys()]);
  return failures.flatMap((failure) => {
    const ids = new Set([...failure.matchAll(stated)].map(([id]) => id));
    return [failure, ...[...ids].map((id) => `  ${id}: ${claims.get(id) ?? ''}`)];
  });
}
