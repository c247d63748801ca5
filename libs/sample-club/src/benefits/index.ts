import { dining } from './dining.ts';
import { experiencesAndHome } from './experiences-and-home.ts';
import { hotels } from './hotels.ts';
import type { BenefitRow } from './row.ts';
import { travelAndCulture } from './travel-and-culture.ts';
import { wellnessAndShopping } from './wellness-and-shopping.ts';

/** The rows of all benefits of the sample club, by category. */
export const benefitRows: readonly BenefitRow[] = [
  ...dining,
  ...hotels,
  ...wellnessAndShopping,
  ...travelAndCulture,
  ...experiencesAndHome,
];
