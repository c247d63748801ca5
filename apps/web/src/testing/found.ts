import type { FoundGroup, SearchResult } from '@parlour/contract';
import { club } from './club.ts';

const [benefit] = club.benefits;
const [event] = club.events;
const [destination] = club.destinations;
const [vendor, other] = club.vendors;

const picture = (pictures: readonly { readonly imageUrl: string | null }[]) =>
  pictures.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null;

/** One group of each kind, as the server finds them. */
export const foundGroups: FoundGroup[] = [
  {
    kind: 'benefit',
    items: [
      {
        id: benefit!.id,
        title: benefit!.title,
        detail: benefit!.provider,
        imageUrl: picture(club.benefits),
      },
    ],
  },
  {
    kind: 'event',
    items: [
      {
        id: event!.id,
        title: event!.title,
        detail: event!.location,
        imageUrl: picture(club.events),
      },
    ],
  },
  {
    kind: 'destination',
    items: [
      {
        id: destination!.id,
        title: destination!.name,
        detail: null,
        imageUrl: picture(club.destinations),
      },
    ],
  },
  {
    kind: 'vendor',
    items: [
      {
        id: vendor!.slug,
        title: vendor!.name,
        detail: 'Restaurants, Lisbon',
        imageUrl: picture(club.vendors),
      },
      { id: other!.slug, title: other!.name, detail: 'Hotels, Porto', imageUrl: null },
    ],
  },
  {
    kind: 'gift_guide',
    items: [{ id: 'guide-1', title: 'For the table', detail: null, imageUrl: null }],
  },
  {
    kind: 'gift_product',
    items: [
      {
        id: 'product-1',
        title: 'A tea bowl',
        detail: 'For the table',
        imageUrl: picture(club.events),
      },
    ],
  },
  {
    kind: 'request',
    items: [{ id: 'request-1', title: 'Tea for twelve', detail: 'RQ-7K2M9X', imageUrl: null }],
  },
];

/** What a member finds by a word that everything has. */
export const foundEverything: SearchResult = { groups: foundGroups, isApproximate: false };
