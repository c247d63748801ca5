export { contentDifferences, type ContentDifference } from './contentDifferences.ts';
export {
  type ContentDraft,
  contentTitle,
  emptyContentDraft,
  emptyPart,
  isItemId,
  newContentValues,
  toContentDraft,
  typeIssues,
  withPartIds,
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
  contentIssuesInWords,
  contentQuestion,
  HTML_LIMIT,
  LIST_LIMIT,
  type ParsedContent,
  parseContent,
} from './contentIssues.ts';
export {
  type ContentDraftInput,
  type EditedContent,
  isStored,
  theirBody,
} from './editedContent.ts';
export {
  bodyOf,
  isSameBody,
  type SeenVersions,
  type UnsavedContent,
  versionsOf,
} from './seenVersions.ts';
export { coordinatesOfLink, type Coordinates } from './coordinatesOfLink.ts';
export { amountOfText, amountText } from './minorAmount.ts';
export { concernsHolders } from './concernsHolders.ts';
export { contentInWords, type ContentNames, valueInWords } from './contentWords.ts';
