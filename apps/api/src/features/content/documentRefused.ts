import type { ContentKind } from '@parlour/contract/staff';
import { contentIssuesInWords } from '@parlour/core/content';
import type { FieldIssue } from '@parlour/core/forms';
import { type ApiError, invalidInput } from '../../errors/apiError.ts';

/** Makes the error for a document with issues: it names the first field, and tells all of them (api/staff/content-3). */
export function documentRefused(kind: ContentKind, issues: readonly FieldIssue[]): ApiError {
  return invalidInput(issues[0]?.field ?? 'body', contentIssuesInWords(kind, issues));
}
