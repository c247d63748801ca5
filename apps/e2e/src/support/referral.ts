import { sampleId } from '@parlour/sample-club';
/** The ID of the sample club's first member. */
export const memberId = sampleId('member', 'rosalind-hale');

/** The query of URLs that the sample club's first member shares. */
export const referral = `?ref=${memberId}`;

/** The path and title of one shared page of each kind. */
export const sharedPages = [
  ['/vendors/table-chevreuil', 'Table Chevreuil'],
  [`/events/${sampleId('event', 'stars-over-agafay')}`, 'Stars over Agafay'],
  [
    `/member-benefits/${sampleId('benefit', 'two-studios-in-an-afternoon')}`,
    'Two Studios in an Afternoon',
  ],
  [`/destination-guides/${sampleId('destination', 'paris-le-marais')}`, 'Le Marais'],
  [`/gift-guides/${sampleId('guide', 'the-good-house')}`, 'The Good House'],
  [
    `/gift-guides/products/${sampleId('gift', 'ash-glazed-serving-bowl')}`,
    'Ash-Glazed Serving Bowl',
  ],
] as const;
