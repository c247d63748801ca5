export { earliestToday } from './earliestToday.ts';
export { requestTypeLabels } from './requestTypes.ts';
export {
  fixedRequestType,
  generatedSubject,
  openingRequestType,
  requestIntroduction,
  requestPlace,
  requestTitle,
  type RequestContext,
  type RequestSuggestion,
} from './requestContext.ts';
export {
  benefitRequestContext,
  destinationRequestContext,
  eventRequestContext,
  giftProductRequestContext,
  vendorRequestContext,
} from './requestSubject.ts';
export { additionalNotes, fieldsOf, subjectField, type RequestDraft } from './requestFields.ts';
export { emptyDraft, missingLabels, REQUEST_TYPE_LABEL } from './requestDraft.ts';
export { requestIssues } from './requestIssues.ts';
export { missingInWords, type RequestLine, requestInWords } from './requestInWords.ts';
export {
  formatOccasion,
  formatOccasionDay,
  requestOccasion,
  type RequestOccasion,
  usualEnd,
  usualLength,
} from './requestOccasion.ts';
export { deskStatusLabel, requestProgressLabel, requestStatusLabel } from './requestStatus.ts';
export {
  awaitsMember,
  cancellationMove,
  isBooked,
  isBookedStatus,
  isOpenRequest,
  isRatable,
  isReopenTime,
  isTakenBackAfter,
  messageEffect,
  openRequestStatuses,
} from './requestLife.ts';
export { isEmailedMove, moveInWords, moveVisibility, takesBack } from './requestMoves.ts';
export { requestTypeOfVendorCategory } from './vendorCategories.ts';
export { failureNotification, successNotification } from './requestOutcome.ts';
export { deliveryAddressOf, suggestedSubject } from './suggestions.ts';
export { parseRequestOpening, type RequestOpening } from './parkedRequest.ts';
export { buildRequestPayload, type RequestBody } from './requestPayload.ts';
