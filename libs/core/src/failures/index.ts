export { failureMeaning } from './failureMeaning.ts';
export { isGone, isSubjectMissing, isUnauthorized, messageOf } from './failureFacts.ts';
