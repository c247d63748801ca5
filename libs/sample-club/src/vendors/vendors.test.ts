import { phoneSchema, vendorTypes } from '@parlour/contract';
import type { Vendor, VendorType } from '@parlour/contract';
import { describe, expect, test } from 'vitest';
import { coverName, picturePath, pictures } from '../artwork/catalogue.ts';
import type { PictureKind } from '../artwork/catalogue.ts';
import { destinations } from '../destinations.ts';
import type { DestinationSlug } from '../destinations.ts';
import { placedVendors } from './index.ts';

const vendors = placedVendors.map(({ vendor }) => vendor);
const leaves = destinations.filter(({ hasNeighborhoods }) => !hasNeighborhoods);
const vendorsIn = (slug: DestinationSlug) =>
  placedVendors
    .filter(({ destinationSlugs }) => destinationSlugs.includes(slug))
    .map(({ vendor }) => vendor);
const ofType = (type: VendorType) => vendors.filter((vendor) => vendor.type === type);

/** The center of each destination without neighborhoods, in degrees north and east. */
const centers: Partial<Record<DestinationSlug, readonly [number, number]>> = {
  'paris-le-marais': [48.859, 2.362],
  'paris-saint-germain': [48.854, 2.335],
  'paris-montmartre': [48.886, 2.34],
  'paris-palais-royal': [48.864, 2.337],
  'london-mayfair': [51.51, -0.147],
  'london-marylebone': [51.519, -0.15],
  'london-notting-hill': [51.514, -0.203],
  'london-shoreditch': [51.526, -0.078],
  'new-york-west-village': [40.734, -74.005],
  'new-york-tribeca': [40.718, -74.008],
  'new-york-upper-east-side': [40.774, -73.961],
  'new-york-soho': [40.723, -74],
  'new-york-brooklyn-heights': [40.696, -73.995],
  'tokyo-ginza': [35.671, 139.765],
  'tokyo-aoyama': [35.665, 139.714],
  'tokyo-yanaka': [35.724, 139.769],
  lisbon: [38.715, -9.14],
  rome: [41.896, 12.482],
  kyoto: [35.011, 135.768],
  marrakech: [31.629, -7.987],
  'amalfi-coast': [40.634, 14.58],
  'lake-como': [45.987, 9.257],
  'st-moritz': [46.498, 9.839],
  santorini: [36.41, 25.43],
  'cape-town': [-33.925, 18.424],
  'mexico-city': [19.42, -99.15],
  copenhagen: [55.68, 12.585],
  patagonia: [-51, -73],
};

describe('a destination without neighborhoods', () => {
  test.each(leaves.map(({ slug }) => slug))(
    'sample-club-7: %s lists at least 4 vendors',
    (slug) => {
      expect(vendorsIn(slug).length).toBeGreaterThanOrEqual(4);
    },
  );

  test.each([
    ['Dining', (type: string) => type === 'Restaurants'],
    ['Hotels', (type: string) => type === 'Hotels'],
    ['Activities', (type: string) => type !== 'Restaurants' && type !== 'Hotels'],
  ])('sample-club-7: somewhere has more than 4 vendors for %s', (_section, belongs) => {
    const sizes = leaves.map(
      ({ slug }) => vendorsIn(slug).filter(({ type }) => belongs(type)).length,
    );
    expect(Math.max(...sizes)).toBeGreaterThan(4);
  });
});

test('sample-club-8: there are at least 120 vendors of every type, restaurants and hotels the most', () => {
  expect(vendors.length).toBeGreaterThanOrEqual(120);
  const counts = vendorTypes
    .map((type) => ({ type, count: ofType(type).length }))
    .toSorted((a, b) => b.count - a.count);
  expect(counts.slice(0, 2).map(({ type }) => type)).toEqual(['Restaurants', 'Hotels']);
  expect(counts.filter(({ count }) => count < 2)).toEqual([]);
  expect(vendors.filter(({ type }) => !vendorTypes.some((known) => known === type))).toEqual([]);
});

describe('coordinates', () => {
  test.each(leaves)('sample-club-9: $slug lists vendors near it', ({ slug, parentDestination }) => {
    const center = centers[slug]!;
    const reach = parentDestination ? 3 : slug === 'patagonia' ? 200 : 60;
    const strays = vendorsIn(slug).filter(
      ({ latitude, longitude }) =>
        latitude !== null &&
        longitude !== null &&
        kilometers(center, [latitude, longitude]) > reach,
    );
    expect(strays).toEqual([]);
  });

  test('sample-club-9: a vendor has both or neither, and at least 5 have neither', () => {
    const without = vendors.filter(({ latitude }) => latitude === null);
    expect(vendors.filter(({ longitude }) => longitude === null)).toEqual(without);
    expect(without.length).toBeGreaterThanOrEqual(5);
  });

  test('sample-club-9: no two vendors are on the same spot', () => {
    const spots = vendors
      .filter(({ latitude }) => latitude !== null)
      .map(({ latitude, longitude }) => `${latitude} ${longitude}`);
    expect(new Set(spots).size).toBe(spots.length);
  });
});

test('sample-club-10: slugs follow from the names and are unique', () => {
  for (const { name, slug } of vendors) {
    expect(name).toMatch(/^[\w .’'-]+$/);
    expect(slug).toBe(name.toLowerCase().replaceAll(/[.’']/g, '').replaceAll(' ', '-'));
  }
  expect(new Set(vendors.map(({ slug }) => slug)).size).toBe(vendors.length);
});

test('sample-club-11: restaurants bear one, two and three stars, no other type bears any', () => {
  const starred = vendors.filter(({ michelinStars }) => michelinStars !== null);
  expect(new Set(starred.map(({ michelinStars }) => michelinStars))).toEqual(new Set([1, 2, 3]));
  expect(starred.filter(({ type }) => type !== 'Restaurants')).toEqual([]);
  expect(starred.length).toBeLessThan(ofType('Restaurants').length / 2);
});

test('sample-club-12: websites come with and without https:// or not at all, below the domain example', () => {
  const websites = vendors.map(({ website }) => website);
  expect(websites).toContain(null);
  const named = websites.filter((website) => website !== null);
  expect(named.filter((website) => website.startsWith('https://')).length).toBeGreaterThan(0);
  expect(named.filter((website) => !website.startsWith('https://')).length).toBeGreaterThan(4);
  expect(named.filter((website) => !/^(https:\/\/)?[a-z0-9.-]+\.example$/.test(website))).toEqual(
    [],
  );
  expect(new Set(named).size).toBe(named.length);
});

test('sample-club-14: most vendors have a number of their own, and some have none', () => {
  const phones = vendors.flatMap(({ phone }) => phone ?? []);
  expect(new Set(phones).size).toBe(phones.length);
  expect(phones.length).toBeLessThan(vendors.length);
  expect(phones.length).toBeGreaterThan(vendors.length * 0.9);
  for (const phone of phones) expect(phoneSchema.safeParse(phone).success).toBe(true);
});

test.each([
  ['France', /^\+33 1 99 00 \d\d \d\d$/],
  ['United Kingdom', /^\+44 20 7946 0\d{3}$/],
  ['United States', /^\+1 212 555 01\d\d$/],
])('sample-club-14: a number of %s is in its range for fiction', (home, range) => {
  const phones = vendors.flatMap(({ country, phone }) => (country === home ? (phone ?? []) : []));
  expect(phones.filter((phone) => !range.test(phone))).toEqual([]);
});

const fitting = {
  Restaurants: ['dining', 'place', 'country', 'evening', 'gift'],
  Hotels: ['hotel', 'place', 'country', 'wellness', 'sport'],
  Museum: ['culture'],
  'Tour Operator': ['travel', 'place', 'sport', 'culture'],
  'Tour Service': ['travel', 'place', 'country'],
  'Art Vendor': ['culture', 'gift'],
  'Special Projects': ['evening'],
  Other: ['gift', 'travel', 'dining'],
  'Bodywork & Massage': ['wellness'],
  'Spa & Massage Services': ['wellness'],
  Store: ['shopping', 'gift', 'culture'],
} as const satisfies Record<VendorType, readonly PictureKind[]>;

const hasCover = ({ name, imageUrl }: Vendor) => imageUrl === picturePath(coverName(name));

test('sample-club-13: a picture fits the type of its vendor', () => {
  const fits = (vendor: Vendor) =>
    hasCover(vendor) ||
    Object.entries(fitting).some(
      ([type, kinds]) => type === vendor.type && kinds.some((kind) => kind === kindOf(vendor)),
    );
  expect(vendors.filter((vendor) => !fits(vendor))).toEqual([]);
});

/** Returns the pictures of a destination and its parent. */
const picturesOf = (slug: DestinationSlug): readonly (string | null)[] => {
  const destination = destinations.find((each) => each.slug === slug);
  return destinations
    .filter(({ id }) => id === destination?.id || id === destination?.parentDestination?.id)
    .map(({ imageUrl }) => imageUrl);
};

test('sample-club-13: a picture of a place shows the vendor’s own', () => {
  const abroad = placedVendors.filter(
    ({ vendor, destinationSlugs }) =>
      kindOf(vendor) === 'place' && !destinationSlugs.flatMap(picturesOf).includes(vendor.imageUrl),
  );
  expect(abroad).toEqual([]);
});

test.each(leaves)(
  'sample-club-13: no picture of the page of $slug is shown twice',
  ({ slug, imageUrl: own }) => {
    const imageUrls = [own, ...vendorsIn(slug).map(({ imageUrl }) => imageUrl)];
    expect(imageUrls.filter((path, index) => imageUrls.indexOf(path) !== index)).toEqual([]);
  },
);

test('activities are separated by semicolons, and a restaurant or hotel has one: its character', () => {
  for (const { type, activityCategory } of vendors) {
    const isPlace = type === 'Restaurants' || type === 'Hotels';
    expect(activityCategory ?? '').toMatch(isPlace ? /^[^;]+$/ : /^[^;]+(; [^;]+)+$/);
  }
});

function kindOf({ imageUrl }: Vendor): string | undefined {
  return Object.entries(pictures).find(([name]) => imageUrl?.endsWith(`/${name}.webp`))?.[1].kind;
}

/** Returns the great-circle distance between two points, given in degrees. */
function kilometers(
  [fromLatitude, fromLongitude]: readonly [number, number],
  [toLatitude, toLongitude]: readonly [number, number],
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const a =
    Math.sin(radians(toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(radians(fromLatitude)) *
      Math.cos(radians(toLatitude)) *
      Math.sin(radians(toLongitude - fromLongitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}
