import { amalfiCoast, lakeComo, rome } from './italy.ts';
import { copenhagen, lisbon, santorini, stMoritz } from './restOfEurope.ts';
import { kyoto, tokyo } from './japan.ts';
import { capeTown, marrakech } from './africa.ts';
import { mexicoCity, patagonia } from './latinAmerica.ts';
import { london } from './london.ts';
import { newYork } from './newYork.ts';
import { paris } from './paris.ts';
import type { PlacedVendor } from './row.ts';

/** All vendors of the sample club, with their destinations. */
export const placedVendors: readonly PlacedVendor[] = [
  ...paris,
  ...london,
  ...newYork,
  ...tokyo,
  ...lisbon,
  ...rome,
  ...kyoto,
  ...marrakech,
  ...amalfiCoast,
  ...lakeComo,
  ...stMoritz,
  ...santorini,
  ...capeTown,
  ...mexicoCity,
  ...copenhagen,
  ...patagonia,
];
