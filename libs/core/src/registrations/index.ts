export { REGISTRATION_FAILED, registrationSuccessMessage } from './messages.ts';
