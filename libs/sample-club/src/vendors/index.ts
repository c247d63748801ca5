import { amalfiCoast } from './amalfiCoast.ts';
import { capeTown } from './capeTown.ts';
import { copenhagen } from './copenhagen.ts';
import { kyoto } from './kyoto.ts';
import { lakeComo } from './lakeComo.ts';
import { lisbon } from './lisbon.ts';
import { london } from './london.ts';
import { marrakech } from './marrakech.ts';
import { mexicoCity } from './mexicoCity.ts';
import { newYork } from './newYork.ts';
import { paris } from './paris.ts';
import { patagonia } from './patagonia.ts';
import { rome } from './rome.ts';
import type { PlacedVendor } from './row.ts';
import { santorini } from './santorini.ts';
import { stMoritz } from './stMoritz.ts';
import { tokyo } from './tokyo.ts';

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
