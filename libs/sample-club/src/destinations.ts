import type { Destination } from '@parlour/contract';
import { picturePath } from './artwork/catalogue.ts';
import type { PictureName } from './artwork/catalogue.ts';
import { sampleId } from './sampleId.ts';

/** A destination, and whether it is in the main grid. The database stores this flag too. */
export type SampleDestination = Destination & {
  /** A readable name, also that of its picture and its plan. */
  readonly slug: DestinationSlug;
  readonly isPrimary: boolean;
  readonly introduction: string;
};

interface Row {
  /** Also the name of the destination's picture. */
  readonly slug: PictureName;
  readonly name: string;
  /** The slug of the neighborhood's city. */
  readonly within?: PictureName;
  readonly introduction: string;
}

/** In display order: each city is followed by its neighborhoods. */
const rows = [
  {
    slug: 'paris',
    name: 'Paris',
    introduction:
      'Paris rewards those who walk slowly and book early. We keep tables, keys and back doors on both banks, quarter by quarter.',
  },
  {
    slug: 'paris-le-marais',
    name: 'Le Marais',
    within: 'paris',
    introduction:
      'Old mansions, small museums and the best lunch counters on the Right Bank. Come on a weekday morning, before the shops open.',
  },
  {
    slug: 'paris-saint-germain',
    name: 'Saint-Germain',
    within: 'paris',
    introduction:
      'Publishers, galleries and long brasserie dinners. The quarter of people who read, and of those who like to be seen reading.',
  },
  {
    slug: 'paris-montmartre',
    name: 'Montmartre',
    within: 'paris',
    introduction:
      'A village on a hill, steep and early to rise. Stay the night: by nine in the evening it belongs to its neighbors again.',
  },
  {
    slug: 'paris-palais-royal',
    name: 'Palais-Royal',
    within: 'paris',
    introduction:
      'Arcades, lime trees and the quiet behind the Louvre. Everything worth having is within ten minutes’ walk of the fountain.',
  },
  {
    slug: 'london',
    name: 'London',
    introduction:
      'A city of clubs, clerks and excellent breakfasts. We know it by its doors, and by who stands behind them.',
  },
  {
    slug: 'london-mayfair',
    name: 'Mayfair',
    within: 'london',
    introduction:
      'Tailors, auction rooms and hotels where the porter remembers your dog. Best on foot, between four and six.',
  },
  {
    slug: 'london-marylebone',
    name: 'Marylebone',
    within: 'london',
    introduction:
      'A high street that still has a cobbler, with music and medicine around the corner. London for those who live in it.',
  },
  {
    slug: 'london-notting-hill',
    name: 'Notting Hill',
    within: 'london',
    introduction:
      'Garden squares behind painted houses, and kitchens that take vegetables seriously. Avoid the market, or begin it at eight.',
  },
  {
    slug: 'london-shoreditch',
    name: 'Shoreditch',
    within: 'london',
    introduction:
      'Workshops, presses and dining rooms in old warehouses. It starts late and stays up later.',
  },
  {
    slug: 'new-york',
    name: 'New York',
    introduction:
      'The city that answers at once, if you know whom to ring. Five quarters, each with its own hours and its own manners.',
  },
  {
    slug: 'new-york-west-village',
    name: 'West Village',
    within: 'new-york',
    introduction:
      'Crooked streets, brownstone steps and restaurants the size of a living room. The names on the list are ours.',
  },
  {
    slug: 'new-york-tribeca',
    name: 'Tribeca',
    within: 'new-york',
    introduction:
      'Wide cobbles, cast iron and rooms with ceilings worth looking at. Quiet on a Sunday, and better for it.',
  },
  {
    slug: 'new-york-upper-east-side',
    name: 'Upper East Side',
    within: 'new-york',
    introduction:
      'Museums in private houses, a proper bar and florists who deliver within the hour. Old New York, well pressed.',
  },
  {
    slug: 'new-york-soho',
    name: 'SoHo',
    within: 'new-york',
    introduction:
      'Galleries upstairs, shops below, and an espresso between the two. Look up: the best of it is on the second floor.',
  },
  {
    slug: 'new-york-brooklyn-heights',
    name: 'Brooklyn Heights',
    within: 'new-york',
    introduction:
      'Across the bridge, the light is different and so is the pace. The promenade at dusk is half the reason to come.',
  },
  {
    slug: 'tokyo',
    name: 'Tokyo',
    introduction:
      'A city of counters with eight seats and shops with one thing. Introductions matter here, and we make them.',
  },
  {
    slug: 'tokyo-ginza',
    name: 'Ginza',
    within: 'tokyo',
    introduction:
      'Department stores, hidden counters and paper folded as if it were silk. Order little, and let the chef decide.',
  },
  {
    slug: 'tokyo-aoyama',
    name: 'Aoyama',
    within: 'tokyo',
    introduction:
      'Architecture to walk past and gardens to walk into. Lunch is the better table, and easier to have.',
  },
  {
    slug: 'tokyo-yanaka',
    name: 'Yanaka',
    within: 'tokyo',
    introduction:
      'Temples, cats and craftsmen who work with the door open. The Tokyo that the fires and the builders left alone.',
  },
  {
    slug: 'lisbon',
    name: 'Lisbon',
    introduction: 'Seven hills, good shoes and a long lunch by the river. The light does the rest.',
  },
  {
    slug: 'rome',
    name: 'Rome',
    introduction:
      'Eat late, walk early and let the middle of the day go by behind shutters. The keys we hold open courtyards, not queues.',
  },
  {
    slug: 'kyoto',
    name: 'Kyoto',
    introduction:
      'Gardens are visited at seven and dinner is served at six. In between, sit still: that is what the city is for.',
  },
  {
    slug: 'marrakech',
    name: 'Marrakech',
    introduction:
      'Behind plain doors lie courtyards, orange trees and cool water. We send someone to the gate, since no map will find it.',
  },
  {
    slug: 'amalfi-coast',
    name: 'Amalfi Coast',
    introduction:
      'A road above the sea and a boat below it. Take the boat, and stay one night longer than you planned.',
  },
  {
    slug: 'lake-como',
    name: 'Lake Como',
    introduction:
      'Villas, steamers and mountains that begin at the garden wall. Out of August, the lake is yours.',
  },
  {
    slug: 'st-moritz',
    name: 'St. Moritz',
    introduction:
      'Thin air, thick walls and the long white of the frozen lake. The days are for the slopes, the evenings for stories of them.',
  },
  {
    slug: 'santorini',
    name: 'Santorini',
    introduction:
      'White steps, black sand and a sunset that stops conversation. Come when the ships do not.',
  },
  {
    slug: 'cape-town',
    name: 'Cape Town',
    introduction:
      'A mountain in the middle and two oceans at the ends. Plan by the wind, and keep an afternoon for the vineyards.',
  },
  {
    slug: 'mexico-city',
    name: 'Mexico City',
    introduction:
      'Tall trees, large murals and the finest corn in the world. The altitude asks for a slow first day, and gets it.',
  },
  {
    slug: 'copenhagen',
    name: 'Copenhagen',
    introduction:
      'Everything is ten minutes away by bicycle, and the kitchen is never far from the shore. Book dinner before the flight.',
  },
  {
    slug: 'patagonia',
    name: 'Patagonia',
    introduction:
      'Two countries, one wind and distances that are measured in days. Pack for all four seasons, and leave the clock at home.',
  },
] as const satisfies readonly Row[];

export type DestinationSlug = (typeof rows)[number]['slug'];

/** All destinations of the sample club. */
export const destinations: readonly SampleDestination[] = rows.map((row) => ({
  id: sampleId('destination', row.slug),
  slug: row.slug,
  name: row.name,
  imageUrl: picturePath(row.slug),
  introduction: row.introduction,
  parentDestination: parentOf(row),
  hasNeighborhoods: rows.some((other) => 'within' in other && other.within === row.slug),
  isPrimary: !('within' in row),
}));

function parentOf({ within }: Row): Destination['parentDestination'] {
  const parent = rows.find((row) => row.slug === within);
  return parent ? { id: sampleId('destination', parent.slug), name: parent.name } : null;
}
