import { expect, test } from 'vitest';
import { callSource, mayStore, type ResponseFacts } from './responses.ts';

const types = {
  page: 'text/html; charset=utf-8',
  call: 'application/json; charset=utf-8',
  picture: 'image/webp',
  file: 'text/javascript; charset=utf-8',
} as const;

const storable = (kind: keyof typeof types, facts: Partial<ResponseFacts> = {}) =>
  mayStore(kind, {
    status: 200,
    contentType: types[kind],
    isRedirected: false,
    type: 'basic',
    ...facts,
  });

test.each(['page', 'call', 'picture', 'file'] as const)(
  'core/offline-8: a whole %s is stored',
  (kind) => {
    expect(storable(kind)).toBe(true);
  },
);

test.each([
  ['a server error', { status: 502 }],
  ['a missing one', { status: 404 }],
  ['an empty one', { status: 204 }],
  ['a part', { status: 206 }],
  ['an opaque one', { type: 'opaque', status: 0, contentType: '' }],
  ['one of another origin', { type: 'cors' }],
  ['a redirected one', { isRedirected: true }],
  ['one without a media type', { contentType: '' }],
] as const)('core/offline-8: %s is not stored', (_, facts) => {
  for (const kind of ['page', 'call', 'picture', 'file'] as const) {
    expect(storable(kind, facts), kind).toBe(false);
  }
});

test("core/offline-8: a captive portal's page is neither a call, a picture nor a file", () => {
  for (const kind of ['call', 'picture', 'file'] as const) {
    expect(storable(kind, { contentType: 'text/html' }), kind).toBe(false);
  }
});

test.each([200, 400, 401, 403, 404, 429])(
  'core/offline-17: the club’s own %i always wins',
  (status) => {
    const facts = { status, contentType: types.call };
    expect(callSource(facts, true)).toBe('network');
    expect(callSource(facts, false)).toBe('network');
  },
);

test.each([
  ['no response', null, 'failure'],
  ["a portal's page", { status: 200, contentType: 'text/html' }, 'failure'],
  ["a portal's 403", { status: 403, contentType: 'text/html' }, 'failure'],
  ["a proxy's 502", { status: 502, contentType: 'text/html' }, 'network'],
  ["the club's 503", { status: 503, contentType: types.call }, 'network'],
] as const)('core/offline-18: %s gives way to the stored copy', (_, facts, without) => {
  expect(callSource(facts, true)).toBe('stored');
  expect(callSource(facts, false)).toBe(without);
});
