import type { Check, Repository } from './repository.ts';

/** What is checked of one subject. */
export interface Subject {
  /** What the check saves people from. It is told below its issues. */
  readonly saves: string;
  readonly parts: readonly Check[];
}

/**
 * Runs checks by the names of their subjects.
 *
 * @returns one line for each issue, and below those of a subject what its check saves. A part that judges nothing is an
 *   issue: what it should judge was moved.
 */
export function runChecks(
  subjects: Readonly<Record<string, Subject>>,
  repository: Repository,
): { readonly issueCount: number; readonly lines: readonly string[] } {
  const found = Object.entries(subjects).map(([name, { saves, parts }]) => {
    const issues = parts.flatMap((check) => {
      const { judged, issues: ownIssues } = check(repository);
      return judged === 0
        ? [...ownIssues, `${name}: a part of the check judges nothing`]
        : ownIssues;
    });
    return { issues, lines: issues.length === 0 ? [] : [...issues, `  (${name}: ${saves})`] };
  });
  return {
    issueCount: found.flatMap(({ issues }) => issues).length,
    lines: found.flatMap(({ lines }) => lines),
  };
}
