import {
  type Call,
  type CallData,
  type CallName,
  calls,
  type Calls,
  type ParsedCall,
} from '@parlour/contract';
import { expect, vi } from 'vitest';
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

/** A call that the fake API received, typed by the table of calls. */
export type ReceivedCall<Name extends CallName = CallName> = {
  [Each in Name]: ParsedCall<Calls[Each]> & {
    readonly name: Each;
    readonly url: URL;
    readonly headers: Headers;
  };
}[Name];

/** A call that the server rejects. */
class Rejection {
  readonly status: number;
  readonly envelope: object;

  constructor(status: number, message: string, field?: string) {
    this.status = status;
    this.envelope = { success: false, data: null, message, field };
  }
}

/** A response of the fake API: the call's data, a rejection, or a complete response such as a file. */
export type FakeResponse<Name extends CallName> = CallData<Calls[Name]> | Rejection | Response;

/** The responses of the fake API to the calls of a test. */
export type FakeHandlers = {
  readonly [Name in CallName]?: (
    call: ReceivedCall<Name>,
  ) => FakeResponse<Name> | Promise<FakeResponse<Name>>;
};

/** Creates the response of a server that rejects a call. */
export function rejection(status: number, message: string, field?: string): Rejection {
  return new Rejection(status, message, field);
}

/** Creates a successful response whose data may break the contract. */
export function envelope(data: unknown): Response {
  return Response.json({ success: true, data, message: '' });
}

/** A response that never arrives. */
export function neverResponds() {
  return new Promise<never>(() => undefined);
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
  searchClub: () => ({ groups: [], isApproximate: false }),
};

/** The table with one pattern for each path. Calls with fixed parameters come first, since others share their paths. */
const routes = Object.entries<Call>(calls)
  .map(([name, call]) => ({
    name: name as CallName,
    call,
    pattern: new URLPattern({ pathname: call.path }),
    fixedQuery: Object.entries(call.fixedQuery ?? {}),
  }))
  .toSorted((one, other) => other.fixedQuery.length - one.fixedQuery.length);

const decoded = (groups: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(groups).map(([name, value = '']) => [name, decodeURIComponent(value)]),
  );

/** Finds the call of a request. */
async function receive(request: Request): Promise<ReceivedCall> {
  const url = new URL(request.url);
  const route = routes.find(
    ({ call, pattern, fixedQuery }) =>
      call.method === request.method &&
      pattern.test(url) &&
      fixedQuery.every(([name, value]) => url.searchParams.get(name) === value),
  );
  if (route === undefined) throw new TypeError(`No call matches ${request.method} ${url}.`);
  const { name, call, pattern } = route;
  const text = await request.text();
  return {
    name,
    url,
    headers: request.headers,
    params: decoded(pattern.exec(url)?.pathname.groups ?? {}),
    query: call.query?.safeParse(Object.fromEntries(url.searchParams)).data,
    body: text === '' ? undefined : JSON.parse(text),
  } as ReceivedCall;
}

const respond = async <Name extends CallName>(
  handlers: FakeHandlers,
  name: Name,
  call: ReceivedCall<Name>,
): Promise<Response> => {
  const response = await handlers[name]?.(call);
  if (response === undefined) throw new TypeError(`No response is defined for ${name}.`);
  if (response instanceof Response) return response;
  return response instanceof Rejection
    ? Response.json(response.envelope, { status: response.status })
    : envelope(response);
};

/** Stubs `fetch` with an API that holds the sample club's data. Returns the calls that it received. */
export function fakeApi(handlers: FakeHandlers = {}) {
  const received: ReceivedCall[] = [];
  // Makes uploads use `fetch` too.
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const call = await receive(new Request(input, init));
    received.push(call);
    const { body: schema }: Call = calls[call.name];
    // Fails when the body breaks the contract, or holds more than it describes.
    expect(schema?.parse(call.body)).toEqual(call.body);
    return respond({ ...sampleClub, ...handlers }, call.name, call);
  });
  return {
    received,
    calls: <Name extends CallName>(name: Name) =>
      received.filter((call): call is ReceivedCall & ReceivedCall<Name> => call.name === name),
  };
}
