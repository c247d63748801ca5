import type {
  BenefitList,
  Configuration,
  DestinationDetail,
  DestinationList,
  EventList,
  GiftGuideList,
  RelatedVendors,
} from '@parlour/contract';
import { createSampleClub } from '@parlour/sample-club';
import type { Visitor } from '../session/useVisitor.ts';

const today = new Date().toISOString().slice(0, 10);

/** The sample club as it stands today. */
export const club = createSampleClub({ today });

/** Its lists, as the server answers with them. */
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

/** One destination as the server answers with it; undefined where there is none. */
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

/** Three other vendors of the destination that a vendor belongs to. */
export function relatedVendors(vendorId: string): RelatedVendors {
  const home = club.connections.find(({ vendor }) => vendor.id === vendorId)?.destinationId;
  return {
    vendors: club.connections
      .filter(({ destinationId, vendor }) => destinationId === home && vendor.id !== vendorId)
      .slice(0, 3),
  };
}

/** The profile of the member who signs in with {@link signIn}. */
export const profile = club.members[0]!.profile;

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
  newsletterUrl: 'https://news.club.example',
  membershipUrl: 'https://membership.club.example',
  googleMapsKey: null,
  mapStyleUrl: null,
};

/** A visitor of a shared page. */
export const visitor: Visitor = {
  ref: 'member-2',
  membershipUrl: configuration.membershipUrl,
  onSignIn: () => undefined,
};

/** What the server answers to a right code. */
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
