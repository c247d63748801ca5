export { calendarFileName } from './calendarFileName.ts';
export {
  CANCELLATION_FAILED,
  CANCELLATION_QUESTION,
  cancellationMessage,
  REGISTRATION_FAILED,
  registrationSuccessMessage,
} from './messages.ts';
export {
  type OwnRegistrations,
  registrationsByEvent,
  splitOwnRegistrations,
  withoutRegistration,
  withRegistration,
} from './ownRegistrations.ts';
