import { type Call, calls, endAllSessions, signOut } from '@parlour/contract';
import * as z from 'zod/mini';
import type { Headers } from './bareReference.ts';

/** A call that an attacker makes. */
export interface HostileCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Headers;
  readonly body?: string;
}

/** A call of the contract, with the names of its fields. */
interface Target extends Pick<Call, 'method' | 'path'> {
  readonly bodyFields: readonly string[];
  readonly queryFields: readonly string[];
}

/** Spoils a call. The number varies how. */
type Spoil = (call: HostileCall, target: Target, number: number) => HostileCall;

const json = 'application/json';

const texts = [
  "' or 1=1; drop table members; --",
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '%00',
  '%ff%fe',
  '\u202e\u0000\ud800',
  '${jndi:ldap://127.0.0.1/a}',
  'a'.repeat(5000),
  '-1',
  '9'.repeat(400),
  '__proto__',
  'http://127.0.0.1:1/',
] as const;

const values: readonly unknown[] = [
  ...texts,
  null,
  true,
  -1,
  1e308,
  [],
  {},
  [[[[]]]],
  { $ne: null },
  { toString: 1 },
  Array.from({ length: 500 }, () => ({})),
];

const textOf = (number: number): string => texts[number % texts.length] ?? '';

const fieldsSchema = z.object({ properties: z.optional(z.record(z.string(), z.unknown())) });
const unionSchema = z.object({
  anyOf: z.optional(z.array(fieldsSchema)),
  oneOf: z.optional(z.array(fieldsSchema)),
});

/** Returns the names of all fields of a schema, of all its variants. */
function fieldNamesOf(schema: Call['body']): readonly string[] {
  if (schema === undefined) return [];
  const plain: unknown = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const { anyOf = [], oneOf = [] } = unionSchema.parse(plain);
  const variants = [fieldsSchema.parse(plain), ...anyOf, ...oneOf];
  return [...new Set(variants.flatMap(({ properties = {} }) => Object.keys(properties)))];
}

const withBody = (call: HostileCall, body: string, type = json): HostileCall => ({
  ...call,
  headers: { ...call.headers, 'content-type': type },
  body,
});

const withHeaders = (call: HostileCall, headers: Headers): HostileCall => ({
  ...call,
  headers: { ...call.headers, ...headers },
});

const withQuery = (call: HostileCall, query: string): HostileCall => ({
  ...call,
  path: `${call.path}${call.path.includes('?') ? '&' : '?'}${query}`,
});

const withoutTokens = (call: HostileCall): HostileCall => ({
  ...call,
  headers: { 'x-forwarded-for': call.headers['x-forwarded-for'] ?? '' },
});

const spoiledFields: Spoil = (call, { bodyFields }, number) => {
  const fields = bodyFields.map((name, index) => [name, values[(number + index) % values.length]]);
  return withBody(call, JSON.stringify(Object.fromEntries(fields)));
};

const spoils: readonly Spoil[] = [
  (call) => withoutTokens(call),
  (call, _, number) =>
    withHeaders(call, { authorization: `Bearer ${number}.${'e'.repeat(number % 4000)}.x` }),
  (call, _, number) => withHeaders(call, { 'x-crm-token': `wrong ${number}` }),
  (call, _, number) => withHeaders(call, { authorization: `Basic ${number}` }),
  spoiledFields,
  spoiledFields,
  spoiledFields,
  (call) => withBody(call, '{"a":'),
  (call) => withBody(call, '['.repeat(20_000)),
  (call) => withBody(call, '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  (call, _, number) => withBody(call, JSON.stringify(values[number % values.length])),
  (call, _, number) => withBody(call, `<a>${number}</a>`, 'application/xml'),
  (call) => withBody(call, '{}', `${json}; charset=${'u'.repeat(500)}`),
  (call, _, number) =>
    number % 10 === 0 ? withBody(call, `{"a":"${'x'.repeat(1_100_000)}"}`) : withBody(call, ''),
  (call, _, number) => ({ ...call, method: ['PATCH', 'OPTIONS', 'PROPFIND'][number % 3] ?? '' }),
  (call, _, number) => ({ ...call, method: ['DELETE', 'PUT', 'HEAD'][number % 3] ?? '' }),
  (call, { path }, number) => ({
    ...call,
    path: path.replace(':id', encodeURIComponent(textOf(number).toWellFormed())),
  }),
  (call, _, number) => ({ ...call, path: `/api/${number}/${'a/'.repeat(number % 300)}` }),
  (call, _, number) => ({ ...call, path: `${call.path}/%2e%2e/%c0%af${number}` }),
  (call, { queryFields }, number) => {
    const names = [...queryFields, 'ref', 'url'];
    const text = encodeURIComponent(textOf(number).toWellFormed());
    return withQuery(call, names.map((name) => `${name}=${text}&${name}=${number}`).join('&'));
  },
  (call, _, number) => withQuery(withoutTokens(call), `ref=stranger-${number}`),
  (call, _, number) =>
    withQuery(call, Array.from({ length: 500 }, (_, n) => `q${n}=${number}`).join('&')),
  (call, _, number) => withHeaders(call, { 'idempotency-key': 'k'.repeat(1 + (number % 600)) }),
  (call, _, number) => withHeaders(call, { cookie: 'c=1; '.repeat(number % 1500) }),
  (call, _, number) =>
    withHeaders(call, { range: `bytes=${number}-,0-0`, 'if-none-match': textOf(9) }),
  (call) => withHeaders(call, { expect: '200-ok' }),
  (call) => withHeaders(call, { host: 'evil.example', 'accept-encoding': 'br;q=9, x'.repeat(50) }),
];

const table: readonly Call[] = Object.values(calls);
const targets: readonly Target[] = table.map(({ method, path, body, query, fixedQuery = {} }) => ({
  method,
  path,
  bodyFields: fieldNamesOf(body),
  queryFields: [...fieldNamesOf(query), ...Object.keys(fixedQuery)],
}));

/**
 * Returns the hostile call of a number: each call of the contract in turn, spoiled in each way in turn.
 *
 * @param tokens - the headers of a session, which most of the calls send.
 */
export function hostileCallOf(number: number, tokens: Headers): HostileCall {
  const target = targets[number % targets.length];
  const turn = Math.floor(number / targets.length);
  const spoil = spoils[turn % spoils.length];
  if (target === undefined || spoil === undefined) throw new Error('The contract has no calls.');
  const path = target.path.replace(':id', `id-${number}`);
  // The session has to last for the other calls.
  const endsSession = path === signOut.path || path === endAllSessions.path;
  const headers = endsSession ? { ...tokens, 'x-crm-token': 'of another session' } : tokens;
  return spoil({ method: target.method, path, headers }, target, turn);
}
