export { contentDifferences, type ContentDifference } from './contentDifferences.ts';
export {
  type ContentDraft,
  contentTitle,
  emptyContentDraft,
  toContentDraft,
} from './contentDraft.ts';
export type {
  BodyOf,
  ContentControl,
  ContentField,
  ContentFields,
  PartOf,
  ReferenceTarget,
} from './contentField.ts';
export {
  type ContentBody,
  contentFields,
  contentNames,
  fieldsOfContent,
  orderedKinds,
} from './contentFields.ts';
export {
  contentIssues,
  HTML_LIMIT,
  LIST_LIMIT,
  type ParsedContent,
  parseContent,
} from './contentIssues.ts';
