import type { BenefitList, Configuration, DestinationList, EventList } from '@parlour/contract';
import { createSampleClub } from '@parlour/sample-club';

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

export const configuration: Configuration = {
  clubName: 'The Sample Club',
  clubAddress: '1 Garden Row\nLondon W1\nUnited Kingdom',
  newsletterUrl: 'https://news.club.example',
  membershipUrl: 'https://membership.club.example',
  googleMapsKey: null,
  mapStyleUrl: null,
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
