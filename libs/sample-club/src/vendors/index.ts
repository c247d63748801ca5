import { amalfiCoast } from './amalfi-coast.ts';
import { capeTown } from './cape-town.ts';
import { copenhagen } from './copenhagen.ts';
import { kyoto } from './kyoto.ts';
import { lakeComo } from './lake-como.ts';
import { lisbon } from './lisbon.ts';
import { london } from './london.ts';
import { marrakech } from './marrakech.ts';
import { mexicoCity } from './mexico-city.ts';
import { newYork } from './new-york.ts';
import { paris } from './paris.ts';
import { patagonia } from './patagonia.ts';
import { rome } from './rome.ts';
import type { PlacedVendor } from './row.ts';
import { santorini } from './santorini.ts';
import { stMoritz } from './st-moritz.ts';
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
