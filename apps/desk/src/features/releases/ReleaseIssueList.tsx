import type { ReleaseIssue } from '@parlour/contract/staff';
import { InlineAlert, TextLink } from '@parlour/ui';
import { contentPath } from '../content/contentPaths.ts';

export type ReleaseIssueListProps = {
  /** What keeps a release from being published. */
  issues: readonly ReleaseIssue[];
};

/** What keeps a release from being published, each with its item, whose editor says it at the field (`DKRL3`). */
export function ReleaseIssueList({ issues }: ReleaseIssueListProps) {
  if (issues.length === 0) return null;
  return (
    <InlineAlert tone="critical">
      <p>It can be published once this is mended:</p>
      <ul>
        {issues.map(({ kind, id, title, field, message }) => (
          <li key={`${kind}:${id} ${field ?? ''} ${message}`}>
            <TextLink href={contentPath(kind, id)}>{title}</TextLink>: {message}
          </li>
        ))}
      </ul>
    </InlineAlert>
  );
}
