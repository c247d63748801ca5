import { CODE_LENGTH } from '@parlour/contract';

/** Keeps the digits of a typed or pasted code, at most 6 (LG1). */
export const digitsOfCode = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Whether a code has all its digits, which enables Sign In (LG1). */
export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH;
