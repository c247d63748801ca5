import type { Random } from './random.ts';

/** Returns the number of a Visa card that passes the check of its digits. */
export function cardNumber(random: Random): string {
  const digits = `4929${Array.from({ length: 11 }, () => random.between(0, 9)).join('')}`;
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}
