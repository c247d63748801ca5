import {
  createFakeServer,
  type FakeHandlers as FakeHandlersOf,
  type FakeResponse as FakeResponseOf,
  rejection as rejected,
} from '@parlour/app/testing';
import { type CallName, calls, type Calls } from '@parlour/contract';
import {
  benefitList,
  club,
  destinationDetail,
  destinationList,
  documents,
  eventList,
  giftGuideList,
  newDocument,
  newPaymentMethod,
  paymentMethods,
  profile,
  redemptionOf,
  registrationOf,
  relatedVendors,
  sessions,
  signIn,
} from './club.ts';

export { envelope, neverResponds } from '@parlour/app/testing';

/** A response of the fake API: the call's data, or a complete response such as a rejection or a file. */
export type FakeResponse<Name extends CallName> = FakeResponseOf<Calls[Name]>;

/** The responses of the fake API to the calls of a test. */
export type FakeHandlers = FakeHandlersOf<Calls>;

/** Creates the response of a server that rejects a call. */
export function rejection(status: number, message: string, field?: string): Response {
  return rejected(status, message, { field });
}

const find = <Item extends { readonly id: string }>(
  items: readonly Item[],
  { id }: { readonly id: string },
) => items.find((item) => item.id === id) ?? rejection(404, `There is no ${id}.`);

const sampleClub: FakeHandlers = {
  markRequestSeen: () => null,
  requestCode: () => ({ attempt: 'attempt-1' }),
  verifyCode: () => signIn,
  signOut: () => null,
  listBenefits: () => benefitList,
  getBenefit: ({ params }) => find(club.benefits, params),
  getVendor: ({ params: { id } }) =>
    find(club.vendors, club.vendors.find(({ slug }) => slug === id) ?? { id }),
  redeemBenefit: ({ params }) => redemptionOf(params.id) ?? rejection(404, 'No such benefit.'),
  listRedemptions: () => [],
  listEvents: () => eventList,
  getEvent: ({ params }) => find(club.events, params),
  registerForEvent: ({ params }) => registrationOf(params.id) ?? rejection(404, 'No such event.'),
  cancelRegistration: () => null,
  listRegistrations: () => [],
  listDestinations: () => destinationList,
  getDestination: ({ params }) =>
    destinationDetail(params.id) ?? rejection(404, 'There is no such destination.'),
  listRelatedVendors: ({ params }) => relatedVendors(params.id),
  listGiftGuides: () => giftGuideList,
  getGiftGuide: ({ params }) => find(giftGuideList.guides, params),
  getGiftProduct: ({ params }) =>
    find(
      giftGuideList.guides.flatMap(({ sections }) => sections.flatMap(({ products }) => products)),
      params,
    ),
  getProfile: () => profile,
  updateProfile: () => profile,
  submitChangeRequest: () => ({ id: 'c1' }),
  listPaymentMethods: () => paymentMethods,
  addPaymentMethod: () => newPaymentMethod,
  deletePaymentMethod: () => null,
  listDocuments: () => documents,
  uploadDocument: () => newDocument,
  deleteDocument: () => null,
  listSessions: () => sessions,
  endSession: () => null,
  endAllSessions: () => null,
  listMemberViews: () => [],
  getMemberView: () => ({
    memberId: signIn.user.id,
    memberName: signIn.user.name,
    expiresAt: '2030-01-31T14:35:00.000Z',
  }),
  endMemberView: () => null,
  submitRequest: () => ({ id: 'r1', reference: 'RQ-7K2M9X', status: 'received' }),
  listRequests: () => ({ requests: [], next: null }),
  getRequest: () => rejection(404, 'There is no such request.'),
  listSaved: () => [],
  saveItem: () => ({ isSaved: true }),
  unsaveItem: () => ({ isSaved: false }),
  searchClub: () => ({ groups: [], isApproximate: false }),
};

/** Stubs `fetch` with an API that holds the sample club's data. Returns the calls that it received. */
export const fakeApi = createFakeServer(calls, sampleClub);
