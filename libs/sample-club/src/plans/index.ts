import type { DestinationSlug } from '../destinations.ts';
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
import type { Plan } from './plan.ts';
import { rome } from './rome.ts';
import { santorini } from './santorini.ts';
import { stMoritz } from './stMoritz.ts';
import { tokyo } from './tokyo.ts';

/** The illustrated plans of the sample club, by primary destination. */
export const plans = {
  paris,
  london,
  'new-york': newYork,
  tokyo,
  lisbon,
  rome,
  kyoto,
  marrakech,
  'amalfi-coast': amalfiCoast,
  'lake-como': lakeComo,
  'st-moritz': stMoritz,
  santorini,
  'cape-town': capeTown,
  'mexico-city': mexicoCity,
  copenhagen,
  patagonia,
} satisfies Partial<Record<DestinationSlug, Plan>>;
