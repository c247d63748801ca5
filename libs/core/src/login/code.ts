import { CODE_LENGTH } from '@parlour/contract';

/** What the code field keeps of what was typed or pasted: its digits, at most 6 (spec section 5). */
export const digitsOfCode = (typed: string): string =>
  typed.replace(/\D/g, '').slice(0, CODE_LENGTH);

/** Whether Sign In is enabled (spec section 5). */
export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH;
