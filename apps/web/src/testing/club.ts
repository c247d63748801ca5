import type {
  BenefitList,
  Configuration,
  DestinationDetail,
  DestinationList,
  Document,
  EventList,
  GiftGuideList,
  OpenSession,
  PaymentMethod,
  Redemption,
  Registration,
  RelatedVendors,
} from '@parlour/contract';
import { codeEnd } from '@parlour/core';
import { createSampleClub } from '@parlour/sample-club';
import type { Visitor } from '../app/session/useVisitor.ts';
import { NOW, TODAY } from './today.ts';

/** The sample club on the day of the tests. */
export const club = createSampleClub({ today: TODAY });

/** The club's lists, as the server returns them. */
export const benefitList: BenefitList = {
  benefits: [...club.benefits],
  groupedBenefits: [],
  categories: [],
  totalCount: club.benefits.length,
};
export const eventList: EventList = {
  events: [...club.events],
  categories: [],
  totalCount: club.events.length,
};
export const destinationList: DestinationList = {
  destinations: club.destinations.slice(0, 6),
  totalCount: club.destinations.length,
};

/** Returns a destination as the server does; undefined if it does not exist. */
export function destinationDetail(id: string): DestinationDetail | undefined {
  const destination = club.destinations.find((each) => each.id === id);
  return (
    destination && {
      destination,
      hasNeighborhoods: destination.hasNeighborhoods,
      neighborhoods: club.destinations.filter(
        ({ parentDestination }) => parentDestination?.id === id,
      ),
      connections: club.connections.filter(({ destinationId }) => destinationId === id),
    }
  );
}

/** Returns three other vendors of a vendor's destination. */
export function relatedVendors(vendorId: string): RelatedVendors {
  const destinationOfVendor = club.connections.find(
    ({ vendor }) => vendor.id === vendorId,
  )?.destinationId;
  return {
    vendors: club.connections
      .filter(
        ({ destinationId, vendor }) =>
          destinationId === destinationOfVendor && vendor.id !== vendorId,
      )
      .slice(0, 3),
  };
}

/** What numbers and codes consist of: nothing in it looks like another. */
const readable = '3479ACDEFGHJKMNPQRTVWXY';

/** Returns characters as the server draws them. An item always has the same, and another item has others. */
const charactersOf = (id: string): string =>
  Array.from(id, (digit) => readable.charAt(parseInt(digit, 36) % readable.length)).join('');

/** Returns the member's registration for an event, as the server does; undefined if there is no such event. */
export function registrationOf(eventId: string): Registration | undefined {
  const event = club.events.find(({ id }) => id === eventId);
  if (event === undefined) return undefined;
  const { id, title, imageUrl, location, startDate, endDate, timeZone } = event;
  return {
    confirmationNumber: `RG-${charactersOf(id.slice(-10))}`,
    registeredAt: `${TODAY}T10:00:00Z`,
    calendarFile: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
    event: { id, title, imageUrl, location, startDate, endDate, timeZone },
  };
}

/** Returns the member's code for a benefit, as the server does; undefined if there is no such benefit. */
export function redemptionOf(benefitId: string): Redemption | undefined {
  const benefit = club.benefits.find(({ id }) => id === benefitId);
  if (benefit === undefined) return undefined;
  const { id, title, provider, value, imageUrl, expiresAt } = benefit;
  return {
    redemptionCode: `${charactersOf(id.slice(-8, -4))}-${charactersOf(id.slice(-4))}`,
    instructions: 'Show this code on arrival.',
    expiresAt: '2030-02-01T00:00:00Z',
    redeemedAt: `${TODAY}T10:00:00Z`,
    benefit: { id, title, provider, value, imageUrl, expiresAt },
  };
}

/** Returns the code that the member gets today, which ends no later than its benefit. For stories. */
export function redemptionOfToday(benefitId: string): Redemption | undefined {
  const redemption = redemptionOf(benefitId);
  return redemption && { ...redemption, expiresAt: codeEnd(redemption.benefit, NOW).toISOString() };
}

/** The profile of the member signed in by {@link signIn}. */
export const profile = club.members[0]!.profile;

/** The member's payment methods, the preferred one first. */
export const paymentMethods: PaymentMethod[] = [
  {
    id: 'card-1',
    brand: 'Visa',
    blurredCardNumber: '•••• 4242',
    expiryMonth: 4,
    expiryYear: 2031,
    cardholderName: 'Eleanor Marsh',
    purpose: 'primary',
    description: 'Travel',
  },
  {
    id: 'card-2',
    brand: 'American Express',
    blurredCardNumber: '•••• 0005',
    expiryMonth: 11,
    expiryYear: 2029,
    cardholderName: 'Eleanor Marsh',
    purpose: null,
    description: 'Household',
  },
];

/** The server's response to a new payment method. */
export const newPaymentMethod: PaymentMethod = {
  id: 'card-3',
  brand: 'Mastercard',
  blurredCardNumber: '•••• 4444',
  expiryMonth: 1,
  expiryYear: 2032,
  cardholderName: 'Eleanor Marsh',
  purpose: null,
  description: 'Gifts',
};

/** The member's documents, the newest first, each with a different file type. */
export const documents: Document[] = [
  {
    id: 'document-1',
    title: 'Passport',
    description: 'Passport number: ••••••\nCountry: United Kingdom',
    size: 482_133,
    extension: 'pdf',
    createdAt: '2026-10-02T09:30:00Z',
  },
  {
    id: 'document-2',
    title: 'Drivers License',
    description: 'License number: ••••••',
    size: 2_310_455,
    extension: 'heic',
    createdAt: '2026-08-19T15:04:00Z',
  },
  {
    id: 'document-3',
    title: 'Letter of consent',
    description: '',
    size: 18_220,
    extension: 'docx',
    createdAt: '2026-03-07T11:45:00Z',
  },
];

/** The server's response to a new document. */
export const newDocument: Document = {
  id: 'document-4',
  title: 'Insurance',
  description: '',
  size: 91_204,
  extension: 'png',
  createdAt: '2026-11-20T10:00:00Z',
};

/** The member's open sessions, this one first. */
export const sessions: OpenSession[] = [
  {
    id: 'session-1',
    device: 'Safari on Mac',
    lastUsedAt: `${TODAY}T09:30:00Z`,
    isCurrent: true,
  },
  {
    id: 'session-2',
    device: 'Safari on iPhone',
    lastUsedAt: `${TODAY}T08:05:00Z`,
    isCurrent: false,
  },
  {
    id: 'session-3',
    device: 'Chrome on Windows',
    lastUsedAt: '2026-11-02T18:40:00Z',
    isCurrent: false,
  },
];

const memberGuides = club.giftGuides.filter(
  ({ memberId }) => memberId === null || memberId === club.members[0]!.id,
);
export const giftGuideList: GiftGuideList = {
  guides: memberGuides,
  publicGuides: memberGuides.filter(({ isPublic }) => isPublic),
  personalizedGuides: memberGuides.filter(({ isPersonalized }) => isPersonalized),
  totalCount: memberGuides.length,
};

export const configuration: Configuration = {
  clubName: 'The Sample Club',
  clubAddress: '1 Garden Row\nLondon W1\nUnited Kingdom',
  staffEmail: 'concierge@club.example',
  clubPhone: '+44 20 7946 0180',
  clubPhoneUrl: 'tel:+442079460180',
  newsletterUrl: 'https://news.club.example',
  membershipUrl: 'https://membership.club.example',
  logoUrl: null,
  logoDarkUrl: null,
  googleMapsKey: null,
  mapStyleUrl: null,
  mapTilesUrl: null,
  serviceWorkerUrl: null,
  sampleMembers: null,
  sampleStaff: null,
};

/** A visitor of a shared page. */
export const visitor: Visitor = {
  ref: 'member-2',
  membershipUrl: configuration.membershipUrl,
  onSignIn: () => undefined,
};

/** The server's response to a correct code. */
export const signIn = {
  token: 'session-token',
  user: {
    id: 'member-1',
    email: 'member@club.example',
    name: 'Eleanor Marsh',
    crmId: 'crm-1',
    instanceUrl: 'https://crm.club.example',
    crmToken: 'crm-token',
  },
};
