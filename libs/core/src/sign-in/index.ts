export { isCompleteCode } from './code.ts';
export {
  parseRequestedCode,
  REQUESTED_CODE_KEY,
  type RequestedCode,
  secondsUntilResend,
  serializeRequestedCode,
} from './requestedCode.ts';
export {
  RETURN_PATH_KEY,
  RETURN_TITLE_KEY,
  returnPathOf,
  returnTitleOf,
  pathAfterSignIn,
} from './returnPath.ts';
export { signInMachine } from './signInMachine.ts';
