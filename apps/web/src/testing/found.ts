import type { FoundGroup, SearchResult } from '@parlour/contract';
import { club } from './club.ts';
import { openRequests } from './requests.ts';

const inLisbon = ({ city }: { readonly city: string | null }) => city === 'Lisbon';
const vendorsThere = club.vendors.filter(inLisbon);

const benefit = club.benefits.find(inLisbon)!;
const event = club.events.find(({ location }) => location?.endsWith('Lisbon'))!;
const destination = club.destinations.find(({ name }) => name === 'Lisbon')!;
const restaurant = vendorsThere.find(({ type }) => type === 'Restaurants')!;
const hotel = vendorsThere.find(({ type }) => type === 'Hotels')!;
const guide = club.giftGuides.find(({ name }) => name === 'A Hundred or Less')!;
const gift = guide.sections
  .flatMap(({ products }) => products)
  .find(({ description }) => description?.includes('Lisbon'))!;
const request = openRequests.find(({ subject }) => subject.includes('Lisbon'))!;

/** One group of each kind, as the server finds them by the name of a city. */
export const foundGroups: FoundGroup[] = [
  {
    kind: 'benefit',
    items: [
      {
        id: benefit.id,
        title: benefit.title,
        detail: benefit.provider,
        imageUrl: benefit.imageUrl,
      },
    ],
  },
  {
    kind: 'event',
    items: [{ id: event.id, title: event.title, detail: event.location, imageUrl: event.imageUrl }],
  },
  {
    kind: 'destination',
    items: [
      {
        id: destination.id,
        title: destination.name,
        detail: null,
        imageUrl: destination.imageUrl,
      },
    ],
  },
  {
    kind: 'vendor',
    items: [
      {
        id: restaurant.slug,
        title: restaurant.name,
        detail: 'Restaurants, Lisbon',
        imageUrl: restaurant.imageUrl,
      },
      { id: hotel.slug, title: hotel.name, detail: 'Hotels, Lisbon', imageUrl: null },
    ],
  },
  {
    kind: 'gift_guide',
    items: [{ id: guide.id, title: guide.name, detail: null, imageUrl: null }],
  },
  {
    kind: 'gift_product',
    items: [{ id: gift.id, title: gift.name, detail: guide.name, imageUrl: gift.imageUrl }],
  },
  {
    kind: 'request',
    items: [{ id: request.id, title: request.subject, detail: request.reference, imageUrl: null }],
  },
];

/** What a member finds by the name of a city. */
export const foundEverything: SearchResult = { groups: foundGroups, isApproximate: false };
