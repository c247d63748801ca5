import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Access } from './access.ts';
import type { Call, CallTable, SentData } from './call.ts';
import { calls, type CallName, type Calls, liveCalls } from './calls.ts';
import { liveHelloSchema, liveHintSchema } from './live.ts';
import * as callsOf from './calls/index.ts';
import { staffCalls, staffLiveCalls } from './staff/calls.ts';
import * as staffCallsOf from './staff/calls/index.ts';

/** The calls of the specification, line by line, with whether it gives them a body. */
const specified = `
POST /api/simple-auth/request-otp with a body
POST /api/simple-auth/verify-otp with a body
GET /api/vendors
GET /api/vendors/{id}
GET /api/vendors/{id}
POST /api/vendors/{id}/redeem
GET /api/events
GET /api/events/{id}
POST /api/events/{id}/register with a body
GET /api/destinations
GET /api/destinations/{id}
GET /api/destinations/vendors/{id}/related
GET /api/profile
PUT /api/profile with a body
GET /api/profile/payment-methods
POST /api/profile/payment-methods with a body
DELETE /api/profile/payment-methods/{id}
POST /api/profile/change-requests with a body
POST /api/requests with a body
GET /api/profile/documents
POST /api/profile/documents with a body
DELETE /api/profile/documents/{id}
GET /api/profile/documents/{id}/preview
GET /api/gift-guides
GET /api/gift-guides/{id}
GET /api/gift-guides/products/{id}
GET /api/images/proxy`
  .trim()
  .split('\n');

const table: readonly [CallName, Call][] = Object.entries(calls) as [CallName, Call][];
const line = ({ method, path }: Call) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`;
const specifiedLine = (call: Call) =>
  call.body === undefined ? line(call) : `${line(call)} with a body`;

test('contract-1, contract-4: the table has the calls of the specification, with a body where that gives one', () => {
  const listed = table.map(([, call]) => specifiedLine(call));
  expect(listed.filter((each) => specified.includes(each)).toSorted()).toEqual(
    specified.toSorted(),
  );
});

test('contract-1: it adds the configuration of the browser, and calls of what a member has', () => {
  const added = table.filter(([, call]) => !specified.includes(specifiedLine(call)));
  const open = added.filter(([, { access }]) => access.kind !== 'member' && access.kind !== 'view');
  expect(open.map(([name]) => name)).toEqual(['getConfiguration']);
});

test('contract-1: the tables have the calls of every feature', () => {
  const namesIn = (features: Readonly<Record<string, object>>) =>
    Object.values(features)
      .flatMap((feature) => Object.keys(feature))
      .toSorted();
  expect(Object.keys({ ...calls, ...liveCalls }).toSorted()).toEqual(namesIn(callsOf));
  expect(Object.keys({ ...staffCalls, ...staffLiveCalls }).toSorted()).toEqual(
    namesIn(staffCallsOf),
  );
});

test('contract-2: two calls on one path differ by a query parameter that is always sent', () => {
  const same = table.filter(([, call]) => line(call) === 'GET /api/vendors/{id}');
  expect(same.map(([name, { fixedQuery }]) => [name, fixedQuery])).toEqual([
    ['getBenefit', { benefitView: 'true' }],
    ['getVendor', undefined],
  ]);
  expect(calls.listBenefits.fixedQuery).toEqual({ benefitView: 'true' });
});

const named = 'a call that is meant to be so is named here';
const withAccess = (kind: Access['kind']) =>
  table.filter(([, call]) => call.access.kind === kind).map(([name]) => name);

test('contract-3: only sign-in, configuration and pictures are public', () => {
  expect(withAccess('public'), named).toEqual([
    'requestCode',
    'verifyCode',
    'getConfiguration',
    'proxyImage',
  ]);
});

test('contract-3: a visitor reads the shared detail pages and nothing else', () => {
  expect(withAccess('shared'), named).toEqual([
    'getBenefit',
    'getVendor',
    'listRelatedVendors',
    'getEvent',
    'getDestination',
    'getGiftGuide',
    'getGiftProduct',
  ]);
  expect(
    table.filter(([, call]) => call.access.kind === 'shared' && call.method !== 'GET'),
  ).toEqual([]);
});

test('contract-9: an unknown access, and one of staff without a permission, does not compile', () => {
  const table = {
    staff: { ...calls.getProfile, access: { kind: 'staff', permission: 'desk.read' } },
    // @ts-expect-error The kind is not in the closed set.
    unknown: { ...calls.getProfile, access: { kind: 'club' } },
    // @ts-expect-error A call of staff names its permission.
    incomplete: { ...calls.getProfile, access: { kind: 'staff' } },
    // @ts-expect-error A call of members says whether a view may make it.
    unsaid: { ...calls.getProfile, access: { kind: 'member' } },
    // @ts-expect-error The permission is not in the closed set.
    unpermitted: { ...calls.getProfile, access: { kind: 'staff', permission: 'all' } },
  } satisfies CallTable;
  expect(Object.keys(table)).toHaveLength(5);
});

test.each(table)(
  'contract-1, contract-4: %s declares the parameters of its path, and no read has a body',
  (_, call) => {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    // A kind is one of a few words.
    const input = Object.fromEntries(names.map((name) => [name, name === 'kind' ? 'vendor' : 'x']));
    expect(call.params?.safeParse(input).data ?? {}).toEqual(input);
    expect(call.params?.safeParse({}).success ?? false).toBe(false);
    expect(call.method === 'GET' && call.body !== undefined).toBe(false);
  },
);

const schemas = table.flatMap(([name, call]) =>
  (['params', 'query', 'body', 'data'] as const).flatMap((part) => {
    const schema = call[part];
    return schema === undefined ? [] : [[name, part, schema] as const];
  }),
);

test.each(schemas)('contract-6: %s: its %s can be described in OpenAPI', (_, part, schema) => {
  const described = z.toJSONSchema(schema, { io: 'input', target: 'draft-2020-12' });
  expect(Object.keys(described).length).toBeGreaterThan(1);
  // OpenAPI lists parameters one by one, so they must be the properties of an object.
  const isParameters = part === 'params' || part === 'query';
  expect(isParameters ? described.type : 'object').toBe('object');
});

test('contract-5: query strings are parsed as numbers and booleans', () => {
  expect(
    calls.listDestinations.query.parse({ isPrimary: 'true', limit: '6', offset: '0' }),
  ).toEqual({ isPrimary: true, limit: 6, offset: 0 });
  expect(calls.listDestinations.query.parse({ hasNeighborhoods: 'false' })).toEqual({
    hasNeighborhoods: false,
  });
  expect(calls.listRelatedVendors.query.parse({})).toEqual({ limit: 3 });
  expect(calls.proxyImage.query.parse({ url: 'x' })).toEqual({
    url: 'x',
    format: 'webp',
    quality: 80,
  });
});

test.each([
  [calls.listDestinations.query, { limit: '0' }],
  [calls.listDestinations.query, { limit: '' }],
  [calls.listDestinations.query, { limit: '1.5' }],
  [calls.listDestinations.query, { limit: '1e9' }],
  [calls.listDestinations.query, { offset: '-1' }],
  [calls.listDestinations.query, { offset: '' }],
  [calls.listDestinations.query, { limit: ' ' }],
  [calls.listDestinations.query, { limit: '0x10' }],
  [calls.listDestinations.query, { isPrimary: 'maybe' }],
  [calls.listRelatedVendors.query, { limit: 'three' }],
  [calls.listGiftGuides.query, { viewMode: 'secret' }],
  [calls.proxyImage.query, {}],
  [calls.proxyImage.query, { url: '' }],
  [calls.proxyImage.query, { url: 'x', quality: '101' }],
  [calls.proxyImage.query, { url: 'x', width: '100000' }],
])('contract-5: an invalid query is rejected (%#)', (schema, query) => {
  expect(schema.safeParse(query).success).toBe(false);
});

interface AnySchema {
  readonly _zod: { readonly def: SchemaDefinition };
}

interface SchemaDefinition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, AnySchema>>;
  readonly element?: AnySchema;
  readonly innerType?: AnySchema;
  readonly options?: readonly AnySchema[];
  readonly catchall?: AnySchema;
}

/** Finds the parts of a schema that a later value would not pass. */
const closedParts = (schema: AnySchema, path: string): string[] => {
  const { type, shape = {}, element, innerType, options = [], catchall } = schema._zod.def;
  if (type === 'enum' || type === 'literal') return [path];
  if (catchall !== undefined) return [`${path}: other fields`];
  if (options.some((option) => option._zod.def.type === 'string')) return [];
  return [
    ...Object.entries(shape).map(([name, part]) => [`${path}.${name}`, part] as const),
    ...[element, innerType, ...options].map((part) => [path, part] as const),
  ].flatMap(([partPath, part]) => (part === undefined ? [] : closedParts(part, partPath)));
};

test('contract-11: no call has a response with a closed choice or a closed object', () => {
  const ofPrograms = Object.entries<Call>(staffCalls).filter(
    ([, { access }]) => access.kind === 'staff' && access.apiKeys === true,
  );
  expect(ofPrograms.length).toBeGreaterThan(20);
  expect([...table, ...ofPrograms].flatMap(([name, { data }]) => closedParts(data, name))).toEqual(
    [],
  );
  const closed = z.object({ a: z.array(z.nullable(z.enum(['x']))), b: z.strictObject({}) });
  expect(closedParts(closed, 'it')).toEqual(['it.a', 'it.b: other fields']);
});

test('contract-11: the server can send only known choices, and readers take any', () => {
  type Sent<Name extends CallName> = SentData<Calls[Name]>;
  const receipt: Sent<'submitRequest'> = { id: 'r1', reference: 'RQ-1', status: 'received' };
  const document: Omit<Sent<'uploadDocument'>, 'extension'> = {
    id: 'd1',
    title: 'Passport',
    description: '',
    size: 1,
    createdAt: '2030-06-01T12:00:00Z',
  };
  const card: Omit<Sent<'addPaymentMethod'>, 'brand' | 'purpose'> = {
    id: 'k1',
    blurredCardNumber: '•••• 1111',
    expiryMonth: 1,
    expiryYear: 2030,
    cardholderName: 'Ada',
    description: 'Travel',
  };
  const misspelled = {
    // @ts-expect-error The status is not in the closed set.
    submitRequest: { ...receipt, status: 'recieved' } satisfies Sent<'submitRequest'>,
    // @ts-expect-error The extension is not in the closed set, in a list either.
    listDocuments: [{ ...document, extension: 'PDF' }] satisfies Sent<'listDocuments'>,
    addPaymentMethod: {
      ...card,
      // @ts-expect-error The brand is not in the closed set.
      brand: 'Master Card',
      // @ts-expect-error The purpose is not in the closed set.
      purpose: 'first',
    } satisfies Sent<'addPaymentMethod'>,
  };
  for (const [name, data] of Object.entries(misspelled)) {
    expect(calls[name as keyof typeof misspelled].data.safeParse(data).success).toBe(true);
  }
});

test('contract-10: a stream declares its access, has a path of its own and can be described', () => {
  const paths = Object.values(calls).map(({ path }) => path);
  for (const call of Object.values<Call>(liveCalls)) {
    expect([call.method, call.response, call.access.kind]).toEqual(['GET', 'events', 'member']);
    expect(paths).not.toContain(call.path);
    expect(() => z.toJSONSchema(call.data)).not.toThrow();
  }
  expect(liveHintSchema.parse({ kind: 'request', id: 'R1', version: 2, later: true })).toEqual({
    kind: 'request',
    id: 'R1',
    version: 2,
  });
  expect(liveHelloSchema.safeParse({}).success).toBe(false);
});
