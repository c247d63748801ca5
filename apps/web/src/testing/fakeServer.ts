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

/** One call that reached the fake server. */
interface ReceivedCall {
  readonly call: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly body: unknown;
}

/** What the fake server answers: data for an envelope, a refusal, or an answer that is ready, such as a file. */
export type Answer =
  | { readonly data: unknown }
  | { readonly status: number; readonly message: string; readonly field?: string }
  | Response;

const lastPart = ({ pathname }: URL) => decodeURIComponent(pathname.split('/').at(-1) ?? '');

const found = (data: unknown, name: string): Answer =>
  data === undefined ? { status: 404, message: `There is no such ${name}.` } : { data };

const benefitOrVendor = (url: URL): Answer => {
  const key = lastPart(url);
  return url.searchParams.has('benefitView')
    ? found(
        club.benefits.find(({ id }) => id === key),
        'benefit',
      )
    : found(
        club.vendors.find(({ id, slug }) => id === key || slug === key),
        'vendor',
      );
};

const event = (url: URL): Answer =>
  found(
    club.events.find(({ id }) => id === lastPart(url)),
    'event',
  );

const giftGuide = (url: URL): Answer =>
  found(
    giftGuideList.guides.find(({ id }) => id === lastPart(url)),
    'gift guide',
  );

const giftProduct = (url: URL): Answer =>
  found(
    giftGuideList.guides
      .flatMap(({ sections }) => sections.flatMap(({ products }) => products))
      .find(({ id }) => id === lastPart(url)),
    'gift product',
  );

const answers: Readonly<Record<string, (url: URL) => Answer>> = {
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
  'GET /api/destinations/:id': (url) => found(destinationDetail(lastPart(url)), 'destination'),
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

const nameOf = (method: string, path: string) =>
  `${method} ${path.replace(
    /^(\/api\/(?:vendors|events|destinations\/vendors|destinations|gift-guides\/products|gift-guides|profile\/payment-methods|profile\/documents)\/)(?!vendors\/|products\/)[^/]+/,
    '$1:id',
  )}`;

/** Puts a server with the sample club's data behind `fetch`, and keeps what it is asked. */
export function fakeServer(
  changes: Readonly<Record<string, (url: URL) => Answer | Promise<Answer>>> = {},
) {
  const received: ReceivedCall[] = [];
  // Without it uploads come by `fetch` too.
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const call = nameOf(request.method, url.pathname);
    const text = await request.text();
    received.push({
      call,
      url,
      headers: request.headers,
      body: text === '' ? null : JSON.parse(text),
    });
    const answer = await (changes[call] ?? answers[call])?.(url);
    if (answer === undefined) throw new TypeError(`Nothing answers ${call}.`);
    if (answer instanceof Response) return answer;
    return 'data' in answer
      ? Response.json({ success: true, data: answer.data })
      : Response.json(
          { success: false, data: null, message: answer.message, field: answer.field },
          { status: answer.status },
        );
  });
  return { received, calls: (call: string) => received.filter((each) => each.call === call) };
}

/** A server on which nothing arrives. */
export const neverAnswers = () => new Promise<never>(() => undefined);
