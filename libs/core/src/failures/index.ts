export { failureMeaning } from './failureMeaning.ts';
export { isGone, isOffline, isSubjectMissing, isUnauthorized, messageOf } from './failureFacts.ts';
