import type { DestinationSlug } from '../destinations.ts';
import { amalfiCoast, lakeComo, rome } from './italy.ts';
import { copenhagen, lisbon, santorini, stMoritz } from './restOfEurope.ts';
import { kyoto, tokyo } from './japan.ts';
import { capeTown, marrakech } from './africa.ts';
import { mexicoCity, patagonia } from './latinAmerica.ts';
import { london } from './london.ts';
import { newYork } from './newYork.ts';
import { paris } from './paris.ts';
import type { Plan } from './plan.ts';

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
