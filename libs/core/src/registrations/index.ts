export { calendarFileName } from './calendarFileName.ts';
export {
  CANCELLATION_FAILED,
  CANCELLATION_QUESTION,
  cancellationMessage,
  REGISTRATION_FAILED,
  registrationSuccessMessage,
} from './messages.ts';
export { registrationsByEvent, withoutRegistration, withRegistration } from './ownRegistrations.ts';
