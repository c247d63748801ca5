export {
  birthDateIssue,
  changeRequestFormLabels,
  changeRequestLabels,
  emptyChangeRequest,
  currentProfileValue,
  missingChangeRequestLabels,
  requestedValueIssue,
  type ChangeRequestDraft,
  type ChangeRequestFieldName,
} from './changeRequest.ts';
export { changeRequestInWords } from './changeRequestInWords.ts';
export { homeTimeZone } from './homeTimeZone.ts';
export { addressLines, fullName, greetingName } from './identity.ts';
export { initialsOf, initialsOfName } from './initials.ts';
export {
  profileDraft,
  profileFieldLabels,
  type ProfileDraft,
  type ProfileFieldName,
  profileUpdate,
} from './profileDraft.ts';
export {
  CHANGE_REQUEST_SENT,
  profileLoadFailureCopy,
  PROFILE_SAVED,
  USER_NOT_AUTHENTICATED,
} from './messages.ts';
