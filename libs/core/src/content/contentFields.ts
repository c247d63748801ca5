import type { ContentKind } from '@parlour/contract/staff';
import { FURTHER_PICTURE_LIMIT } from '@parlour/contract/values';
import type { BodyOf, ContentFields } from './contentField.ts';

const required = { isRequired: true } as const;
const optional = { isRequired: false } as const;

const place = {
  city: { label: 'City', kind: 'suggested', ...optional },
  state: { label: 'State or region', kind: 'line', ...optional },
  country: { label: 'Country', kind: 'suggested', ...optional },
} as const;

const images = {
  label: 'More pictures',
  kind: 'pictures',
  first: 'imageUrl',
  ...optional,
  help: `At most ${FURTHER_PICTURE_LIMIT}. They follow the picture on its page.`,
} as const;

const products = {
  label: 'Products',
  kind: 'groups',
  partName: 'product',
  isRequired: false,
  fields: {
    name: { label: 'Name', kind: 'line', ...required },
    description: { label: 'Description', kind: 'text', ...required },
    imageUrl: { label: 'Picture', kind: 'picture', ...optional },
    images,
    priceMinor: {
      label: 'Price',
      kind: 'money',
      currency: 'currencyCode',
      ...optional,
      help: 'The lowest price where there are several.',
    },
    maxPriceMinor: {
      label: 'Highest price',
      kind: 'money',
      currency: 'currencyCode',
      ...optional,
      help: 'Leave it empty where there is one price.',
    },
    currencyCode: { label: 'Currency', kind: 'currency', ...optional },
    productUrl: { label: 'Page of the shop', kind: 'link', ...optional },
  },
} as const;

/**
 * The fields of each kind of content, in the order of its form (core/content-1). Forms, lists, CSV files, differences and the
 * documentation follow this table.
 */
export const contentFields = {
  vendor: {
    name: { label: 'Name', kind: 'line', ...required },
    type: {
      label: 'Type',
      kind: 'suggested',
      ...required,
      help: 'Such as Hotels or Restaurants. It decides the section of a guide.',
    },
    category: { label: 'Category', kind: 'suggested', ...optional },
    activityCategory: {
      label: 'Activities',
      kind: 'line',
      ...optional,
      help: 'Separate several by semicolons.',
    },
    description: { label: 'Description', kind: 'html', ...required },
    imageUrl: { label: 'Picture', kind: 'picture', ...optional },
    images,
    address: { label: 'Street and number', kind: 'line', ...optional },
    ...place,
    latitude: {
      label: 'Latitude',
      kind: 'number',
      minimum: -90,
      maximum: 90,
      isWhole: false,
      ...optional,
      help: 'Degrees north. Without coordinates it is in lists, not on maps.',
    },
    longitude: {
      label: 'Longitude',
      kind: 'number',
      minimum: -180,
      maximum: 180,
      isWhole: false,
      ...optional,
      help: 'Degrees east.',
    },
    website: { label: 'Website', kind: 'link', ...optional },
    phone: { label: 'Telephone', kind: 'telephone', ...optional },
    michelinStars: {
      label: 'Michelin stars',
      kind: 'number',
      minimum: 0,
      maximum: 3,
      isWhole: true,
      ...optional,
    },
  },
  benefit: {
    title: { label: 'Title', kind: 'line', ...required },
    provider: { label: 'Offered by', kind: 'line', ...required },
    vendorId: {
      label: 'Vendor',
      kind: 'reference',
      target: 'vendor',
      ...optional,
      help: 'The vendor of the guides that offers it.',
    },
    category: { label: 'Category', kind: 'suggested', ...optional },
    value: { label: 'Value', kind: 'line', ...optional, help: 'Such as 15% or $100.' },
    memberBenefitDescription: { label: 'What members receive', kind: 'html', ...required },
    description: { label: 'Description', kind: 'html', ...required },
    imageUrl: { label: 'Picture', kind: 'picture', ...optional },
    images,
    expiresAt: {
      label: 'Last day',
      kind: 'date',
      ...optional,
      help: 'The last day when it can be redeemed. Empty for one that never ends.',
    },
    ...place,
    bookingUrl: { label: 'Page to book', kind: 'link', ...optional },
    website: { label: 'Website', kind: 'link', ...optional },
    vendorType: { label: 'Type of vendor', kind: 'suggested', ...optional },
    isFeatured: { label: 'Show it first on the dashboard', kind: 'flag', ...optional },
    isNew: { label: 'Mark it as new', kind: 'flag', ...optional },
  },
  event: {
    title: { label: 'Title', kind: 'line', ...required },
    category: { label: 'Category', kind: 'suggested', ...optional },
    timeZone: { label: 'Time zone', kind: 'zone', ...required, help: "The venue's own." },
    startDate: { label: 'Begins', kind: 'dateTime', zone: 'timeZone', ...required },
    endDate: { label: 'Ends', kind: 'dateTime', zone: 'timeZone', ...optional },
    location: { label: 'Venue', kind: 'line', ...optional },
    vendorId: {
      label: 'Vendor',
      kind: 'reference',
      target: 'vendor',
      ...optional,
      help: 'The vendor of the guides at whose place it is.',
    },
    description: { label: 'Description', kind: 'html', ...required },
    imageUrl: { label: 'Picture', kind: 'picture', ...optional },
    images,
    url: { label: "The event's own page", kind: 'link', ...optional },
  },
  destination: {
    name: { label: 'Name', kind: 'line', ...required },
    parentId: {
      label: 'Part of',
      kind: 'reference',
      target: 'destination',
      ...optional,
      help: 'The city that a neighborhood belongs to.',
    },
    isPrimary: { label: 'Show it in the main grid', kind: 'flag', ...optional },
    imageUrl: { label: 'Picture', kind: 'picture', ...optional },
    introduction: { label: 'Introduction', kind: 'text', ...optional },
    vendorIds: {
      label: 'Vendors',
      kind: 'references',
      target: 'vendor',
      ...optional,
      help: 'In the order of the guide.',
    },
  },
  gift_guide: {
    name: { label: 'Name', kind: 'line', ...required },
    description: { label: 'Description', kind: 'text', ...optional },
    memberId: {
      label: 'Made for',
      kind: 'reference',
      target: 'member',
      ...optional,
      help: 'The one member who sees it. Empty for all members.',
    },
    sections: {
      label: 'Sections',
      kind: 'groups',
      partName: 'section',
      ...optional,
      fields: {
        name: { label: 'Heading', kind: 'line', ...required },
        description: { label: 'Description', kind: 'text', ...optional },
        products,
      },
    },
  },
} as const satisfies Record<ContentKind, ContentFields>;

/** A whole, complete item of a kind, as it is published. */
export type ContentBody<Kind extends ContentKind = ContentKind> = {
  [Each in ContentKind]: BodyOf<(typeof contentFields)[Each]>;
}[Kind];

/** Returns the fields of a kind of content, in the order of its form. */
export function fieldsOfContent(kind: ContentKind): ContentFields {
  return contentFields[kind];
}

/** What a kind of content is called: one item, and several. */
export const contentNames = {
  vendor: { one: 'vendor', many: 'Vendors' },
  benefit: { one: 'benefit', many: 'Benefits' },
  event: { one: 'event', many: 'Events' },
  destination: { one: 'destination', many: 'Destinations' },
  gift_guide: { one: 'gift guide', many: 'Gift Guides' },
} as const satisfies Record<ContentKind, { readonly one: string; readonly many: string }>;

/** The kinds whose items staff put in an order. The others are ordered by name or by date. */
export const orderedKinds = ['benefit', 'destination', 'gift_guide'] as const;
