import {
  authUserSchema,
  benefitSchema,
  connectionSchema,
  destinationSchema,
  eventSchema,
  giftGuideSchema,
  profileSchema,
  vendorSchema,
} from '@parlour/contract';
import { describe, expect, test } from 'vitest';
import { picturePath } from './artwork/catalogue.ts';
import { drawnNames } from './artwork/draw.ts';
import { namesWithFurtherPictures } from './furtherPictures.ts';
import { createSampleClub } from './createSampleClub.ts';
import { picturesDirectory } from './picturesDirectory.ts';

const today = '2027-03-14';
const club = createSampleClub({ today });
const sections = club.giftGuides.flatMap((guide) => guide.sections);
const products = sections.flatMap((section) => section.products);

describe.each([
  ['members', club.members, authUserSchema],
  ['destinations', club.destinations, destinationSchema],
  ['vendors', club.vendors, vendorSchema],
  ['connections', club.connections, connectionSchema],
  ['benefits', club.benefits, benefitSchema],
  ['events', club.events, eventSchema],
  ['gift guides', club.giftGuides, giftGuideSchema],
] as const)('%s', (_kind, entities, schema) => {
  test('sample-club-1: are accepted by the contract', () => {
    for (const entity of entities)
      expect(schema.safeParse(entity)).toMatchObject({ success: true });
  });

  test('sample-club-2: have unique ids', () => {
    expect(repeated(entities)).toEqual([]);
  });
});

test('sample-club-2: sections and products have ids that are unique across the guides', () => {
  expect(repeated(sections)).toEqual([]);
  expect(repeated(products)).toEqual([]);
});

test('sample-club-2: ids tell nothing, in links that a member shares too', () => {
  const { members, destinations, vendors, connections, benefits, events, giftGuides } = club;
  const kinds = [members, destinations, vendors, connections, benefits, events, giftGuides];
  const ids = [...kinds, sections, products].flatMap((entities) => entities.map(({ id }) => id));
  expect(ids.filter((id) => !/^[a-z0-9]{11}$/.test(id))).toEqual([]);
  expect(members.map(({ profile }) => profile.ref)).toEqual(members.map(({ id }) => id));
});

test('sample-club-3: every reference resolves within the club', () => {
  const destinationIds = club.destinations.map(({ id }) => id);
  const memberIds = club.members.map(({ id }) => id);
  const parents = club.destinations.flatMap(({ parentDestination }) => parentDestination ?? []);
  for (const parent of parents) {
    expect(club.destinations).toContainEqual(expect.objectContaining(parent));
  }
  for (const { destinationId, vendor } of club.connections) {
    expect(destinationIds).toContain(destinationId);
    expect(club.vendors).toContain(vendor);
  }
  const connected = new Set(club.connections.map(({ vendor }) => vendor.id));
  expect(connected.size).toBe(club.vendors.length);
  const linked = [...club.benefits, ...club.events].map(({ vendorId }) => vendorId ?? null);
  for (const vendorId of linked) expect([...connected, null]).toContain(vendorId);
  const recipients = club.giftGuides.flatMap(({ memberId }) => memberId ?? []);
  for (const memberId of recipients) expect(memberIds).toContain(memberId);
});

test('sample-club-3: every picture is in the catalogue', () => {
  const paths = drawnNames.map((name) => picturePath(name));
  const imageUrls = [
    ...club.destinations,
    ...club.vendors,
    ...club.benefits,
    ...club.events,
    ...products,
  ]
    .map(({ imageUrl }) => imageUrl)
    .concat(club.members[0]!.profile.profilePicture);
  expect(imageUrls.filter((path) => path === null || !paths.includes(path))).toEqual([]);
});

test('sample-club-4: the same day gives the same club, another day moves events and expiries alone', () => {
  expect(createSampleClub({ today: '2027-03-14' })).toEqual(club);
  const later = createSampleClub({ today: '2027-03-15' });
  expect(later.events).not.toEqual(club.events);
  expect({
    ...later,
    events: later.events.map((event) => ({ ...event, startDate: '', endDate: '' })),
    benefits: later.benefits.map((benefit) => ({ ...benefit, expiresAt: '' })),
  }).toEqual({
    ...club,
    events: club.events.map((event) => ({ ...event, startDate: '', endDate: '' })),
    benefits: club.benefits.map((benefit) => ({ ...benefit, expiresAt: '' })),
  });
});

test.each(['14 March', '2027-02-29', ''])('sample-club-4: %o is refused as a day', (today) => {
  expect(() => createSampleClub({ today })).toThrow(RangeError);
});

test('sample-club-5: the members have the documented email addresses and complete, different profiles', () => {
  expect(club.members.map(({ email }) => email)).toEqual([
    'member@club.example',
    'member2@club.example',
  ]);
  for (const { name, email, profile } of club.members) {
    expect(profileSchema.safeParse(profile)).toMatchObject({ success: true });
    expect(`${profile.firstName} ${profile.lastName}`).toBe(name);
    expect(profile.email).toBe(email);
    const { memberSince, dateOfBirth, phone, professional, address } = profile;
    for (const part of [{ memberSince, dateOfBirth, phone }, professional, address]) {
      expect(Object.values(part).filter((value) => !value)).toEqual([]);
    }
  }
  const [first, second] = club.members.map(({ profile }) => profile);
  expect(second!.dateOfBirth).not.toBe(first!.dateOfBirth);
  expect(second!.address).not.toEqual(first!.address);
});

test('sample-club-27: the folder of the pictures matches the path that they are served at', () => {
  const file = new URL(`..${picturePath('lisbon')}`, picturesDirectory);
  expect(file.protocol).toBe('file:');
  expect(file.href).toBe(new URL('../pictures/lisbon.webp', import.meta.url).href);
});

function repeated(entities: readonly { readonly id: string }[]): string[] {
  const ids = entities.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

type Pictured = readonly [name: string, items: readonly { readonly imageUrl: string | null }[]];
const lists: readonly Pictured[] = [
  ['the benefits', club.benefits],
  ['the events', club.events],
  ['the destinations', club.destinations],
  ...club.giftGuides.map((guide): Pictured => [
    guide.name,
    guide.sections.flatMap((section) => section.products),
  ]),
];

test.each(lists)('sample-club-13: no picture of %s is shown twice', (_, items) => {
  expect(repeatedPictures(items)).toEqual([]);
});

test('sample-club-13: no picture of the dashboard is shown twice, whatever it selects', () => {
  const upcoming = club.events.filter(({ startDate }) => startDate > today);
  // Four benefits have cards, and further ones slides. Six destinations are requested.
  const benefits = club.benefits.filter(({ isFeatured, isNew }) => isFeatured || isNew).slice(0, 8);
  const primary = club.destinations.filter((each) => each.parentDestination === null);
  expect(benefits).toHaveLength(8);
  const destinations = primary.slice(0, 6);
  expect(repeatedPictures([...upcoming, ...benefits, ...destinations])).toEqual([]);
});

test('sample-club-32: no vendor and no gift shows the picture of another', () => {
  const gifts = club.giftGuides
    .flatMap(({ sections }) => sections)
    .flatMap(({ products }) => products);
  expect(repeatedPictures([...club.vendors, ...gifts])).toEqual([]);
});

function repeatedPictures(items: Pictured[1]): string[] {
  const imageUrls = items.flatMap(({ imageUrl }) => imageUrl ?? []);
  return imageUrls.filter((url, index) => imageUrls.indexOf(url) !== index);
}

test('sample-club-33: some of each kind have three to five pictures, each once', () => {
  const { vendors, benefits, events } = club;
  const all = [...vendors, ...products, ...benefits, ...events];
  for (const name of namesWithFurtherPictures) {
    const item = all.find((each) => ('name' in each ? each.name : each.title) === name);
    const urls = [item?.imageUrl, ...(item?.images ?? []).map(({ imageUrl }) => imageUrl)];
    expect(urls.length, name).toBeGreaterThanOrEqual(3);
    expect(urls.length, name).toBeLessThanOrEqual(5);
    expect(new Set(urls).size, name).toBe(urls.length);
  }
  for (const kind of [vendors, benefits, events, products]) {
    expect(kind.filter(({ images }) => images !== undefined).length).toBeGreaterThanOrEqual(2);
  }
});
