export { digitsOfCode, isCompleteCode } from './code.ts';
export {
  parseRequestedCode,
  type RequestedCode,
  secondsUntilResend,
  serializeRequestedCode,
} from './requestedCode.ts';
export { REQUESTED_CODE_KEY } from './requestedCodeKey.ts';
export {
  RETURN_PATH_KEY,
  RETURN_TITLE_KEY,
  returnPathOf,
  returnTitleOf,
  pathAfterSignIn,
} from './returnPath.ts';
