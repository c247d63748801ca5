import { dining } from './dining.ts';
import { experiencesAndHome } from './experiencesAndHome.ts';
import { hotels } from './hotels.ts';
import type { BenefitRow } from './row.ts';
import { travelAndCulture } from './travelAndCulture.ts';
import { wellnessAndShopping } from './wellnessAndShopping.ts';

/** The rows of all benefits of the sample club, by category. */
export const benefitRows: readonly BenefitRow[] = [
  ...dining,
  ...hotels,
  ...wellnessAndShopping,
  ...travelAndCulture,
  ...experiencesAndHome,
];
