import { CODE_LENGTH, digitsIn } from '@parlour/contract/values';

/** Keeps the digits of a typed or pasted code, at most 6, as 0 to 9 (core/sign-in-1). */
export function digitsOfCode(typed: string): string {
  return digitsIn(typed).slice(0, CODE_LENGTH);
}

/** Whether a code has all its digits, which enables Sign In (core/sign-in-1). */
export function isCompleteCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}
