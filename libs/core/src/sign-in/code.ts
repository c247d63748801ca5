import { CODE_LENGTH } from '@parlour/contract/values';

/** Keeps the digits of a typed or pasted code, at most 6 (core/sign-in-1). */
export function digitsOfCode(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, CODE_LENGTH);
}

/** Whether a code has all its digits, which enables Sign In (core/sign-in-1). */
export function isCompleteCode(code: string): boolean {
  return code.length === CODE_LENGTH;
}
