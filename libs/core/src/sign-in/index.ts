export { isCompleteCode } from './code.ts';
export { RETURN_PATH_KEY, returnPathOf, pathAfterSignIn } from './returnPath.ts';
export { signInMachine } from './signInMachine.ts';
