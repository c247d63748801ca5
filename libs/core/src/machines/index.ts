// The machines with their constants and types. Only this entry needs xstate: the rules of the features do not.
export { redemptionMachine } from '../benefits/redemptionMachine.ts';
export {
  AUTOSAVE_DELAY,
  type ContentDraftEvent,
  contentDraftMachine,
  type ContentPublish,
  type ContentSave,
  SAVE_RETRY_DELAY,
} from '../content/contentDraftMachine.ts';
export { deletionMachine } from '../deletion/deletionMachine.ts';
export { previewLabels, previewMachine, type FetchedPreview } from '../documents/previewMachine.ts';
export { uploadMachine } from '../documents/uploadMachine.ts';
export type { AnyFormMachine, FormSubmission } from '../forms/formMachine.ts';
export { MAP_OVERLAY_LABEL, MAP_UNAVAILABLE, mapMachine } from '../map/mapMachine.ts';
export { attachmentMachine, type AttachmentUpload } from '../own-requests/attachmentMachine.ts';
export { ratingMachine } from '../own-requests/ratingMachine.ts';
export { replyMachine } from '../own-requests/replyMachine.ts';
export { requestCancellationMachine } from '../own-requests/requestCancellationMachine.ts';
export { addPaymentMethodMachine } from '../payment-methods/addPaymentMethodMachine.ts';
export { changeRequestMachine } from '../profile/changeRequestMachine.ts';
export { editProfileMachine } from '../profile/editProfileMachine.ts';
export {
  type RegistrableEvent,
  type RegistrationCommand,
  registrationMachine,
  type RegistrationOutcome,
} from '../registrations/registrationMachine.ts';
export { moveRequest, type MovableRequest, type RefusedMove } from '../requests/moveRequest.ts';
export {
  type RequestActor,
  requestLifeMachine,
  type RequestMoveEvent,
} from '../requests/requestLifeMachine.ts';
export { UNDO_TIME, requestMachine } from '../requests/requestMachine.ts';
export {
  createSessionMachine,
  type PageLocation,
  type SessionEffects,
  sessionMachine,
} from '../session/sessionMachine.ts';
export { COPIED_TIME, shareMachine } from '../sharing/shareMachine.ts';
export { signInMachine } from '../sign-in/signInMachine.ts';
export { macroIssue, type MacroIssue, moveOfText } from '../staff/macros.ts';
