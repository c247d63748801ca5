import { vi } from 'vitest';
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
  relatedVendors,
  signIn,
} from './club.ts';

/** A call received by the fake server. */
interface ReceivedCall {
  readonly call: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A response of the fake server: data for an envelope, a failure, or a complete response such as a file. */
export type FakeResponse =
  | { readonly data: unknown }
  | { readonly status: number; readonly message: string; readonly field?: string }
  | Response;

const lastSegment = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').at(-1) ?? '');

const dataOrNotFound = (data: unknown, name: string): FakeResponse =>
  data === undefined ? { status: 404, message: `There is no such ${name}.` } : { data };

const benefitOrVendor = (url: URL): FakeResponse => {
  const key = lastSegment(url);
  return url.searchParams.has('benefitView')
    ? dataOrNotFound(
        club.benefits.find(({ id }) => id === key),
        'benefit',
      )
    : dataOrNotFound(
        club.vendors.find(({ id, slug }) => id === key || slug === key),
        'vendor',
      );
};

const event = (url: URL): FakeResponse =>
  dataOrNotFound(
    club.events.find(({ id }) => id === lastSegment(url)),
    'event',
  );

const giftGuide = (url: URL): FakeResponse =>
  dataOrNotFound(
    giftGuideList.guides.find(({ id }) => id === lastSegment(url)),
    'gift guide',
  );

const giftProduct = (url: URL): FakeResponse =>
  dataOrNotFound(
    giftGuideList.guides
      .flatMap(({ sections }) => sections.flatMap(({ products }) => products))
      .find(({ id }) => id === lastSegment(url)),
    'gift product',
  );

const responses: Readonly<Record<string, (url: URL) => FakeResponse>> = {
  'POST /api/simple-auth/request-otp': () => ({ data: null }),
  'POST /api/simple-auth/verify-otp': () => ({ data: signIn }),
  'GET /api/vendors': () => ({ data: benefitList }),
  'GET /api/vendors/:id': benefitOrVendor,
  'POST /api/vendors/:id/redeem': () => ({
    data: {
      redemptionCode: 'ABCD-EFGH',
      instructions: 'Show this code on arrival.',
      expiresAt: '2030-01-31T12:00:00Z',
    },
  }),
  'GET /api/events': () => ({ data: eventList }),
  'GET /api/events/:id': event,
  'POST /api/events/:id/register': () => ({ data: { confirmationNumber: 'EV-7K2M9X' } }),
  'GET /api/destinations': () => ({ data: destinationList }),
  'GET /api/destinations/:id': (url) =>
    dataOrNotFound(destinationDetail(lastSegment(url)), 'destination'),
  'GET /api/destinations/vendors/:id/related': (url) => ({
    data: relatedVendors(url.pathname.split('/').at(-2) ?? ''),
  }),
  'GET /api/gift-guides': () => ({ data: giftGuideList }),
  'GET /api/gift-guides/:id': giftGuide,
  'GET /api/gift-guides/products/:id': giftProduct,
  'GET /api/profile': () => ({ data: profile }),
  'PUT /api/profile': () => ({ data: profile }),
  'POST /api/profile/change-requests': () => ({ data: { id: 'c1' } }),
  'GET /api/profile/payment-methods': () => ({ data: paymentMethods }),
  'POST /api/profile/payment-methods': () => ({ data: newPaymentMethod }),
  'DELETE /api/profile/payment-methods/:id': () => ({ data: null }),
  'GET /api/profile/documents': () => ({ data: documents }),
  'POST /api/profile/documents': () => ({ data: newDocument }),
  'DELETE /api/profile/documents/:id': () => ({ data: null }),
  'POST /api/requests': () => ({ data: { id: 'r1', reference: 'RQ-7K2M9X', status: 'received' } }),
};

const callOf = (method: string, path: string) =>
  `${method} ${path.replace(
    /^(\/api\/(?:vendors|events|destinations\/vendors|destinations|gift-guides\/products|gift-guides|profile\/payment-methods|profile\/documents)\/)(?!vendors\/|products\/)[^/]+/,
    '$1:id',
  )}`;

/** Stubs `fetch` with a server that holds the sample club's data. Returns the calls that it received. */
export function fakeServer(
  changes: Readonly<Record<string, (url: URL) => FakeResponse | Promise<FakeResponse>>> = {},
) {
  const received: ReceivedCall[] = [];
  // Makes uploads use `fetch` too.
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const call = callOf(request.method, url.pathname);
    const text = await request.text();
    received.push({
      call,
      url,
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
    });
    const response = await (changes[call] ?? responses[call])?.(url);
    if (response === undefined) throw new TypeError(`No response is defined for ${call}.`);
    if (response instanceof Response) return response;
    return 'data' in response
      ? Response.json({ success: true, data: response.data })
      : Response.json(
          { success: false, data: null, message: response.message, field: response.field },
          { status: response.status },
        );
  });
  return { received, calls: (call: string) => received.filter((each) => each.call === call) };
}

/** A response that never arrives. */
export function neverResponds() {
  return new Promise<never>(() => undefined);
}
