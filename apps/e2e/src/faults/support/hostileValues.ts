/** Texts for parameters of paths and queries, encoded. */
export const hostileTexts = [
  '',
  '%',
  '%zz',
  '%00',
  '%ff',
  '%ED%A0%80',
  '%0d%0aSet-Cookie:%20a=b',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e%5c',
  "'%20or%201=1--",
  '";drop%20table%20members;--',
  '{}',
  '%5B%5D',
  '__proto__',
  'constructor',
  '-1',
  '1e309',
  'NaN',
  '99999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  '%F0%9F%8E%81',
  'a'.repeat(101),
  'a'.repeat(4000),
] as const;

/** Values for the fields of bodies. */
export const hostileValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e300,
  [],
  {},
  [[[]]],
  '',
  ' ',
  '\u0000',
  '\ud800',
  'a\r\nBcc: staff@club.example',
  '<script>alert(1)</script>',
  "'; drop table members; --",
  '${jndi:ldap://127.0.0.1/a}',
  '../../etc/passwd',
  '2026-02-30',
  '9999999-01-01',
  'data:text/html;base64,!!!!',
  { $ne: null },
  { toString: 1, valueOf: null },
  'a'.repeat(10_000),
  Array.from({ length: 500 }, () => 'a'),
];

/** Whole bodies. Most are no JSON. */
export const hostileBodies: readonly (string | Buffer)[] = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '['.repeat(20_000) + ']'.repeat(20_000),
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  Buffer.from([0xff, 0xfe, 0x00, 0x7b]),
  Buffer.from('{"subject":"caf\xe9"}', 'latin1'),
  '\ufeff{}',
  '{"a":1}{"a":2}',
  '{"a":1,"a":2}',
];

/** Headers, each added alone to a call. */
export const hostileHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'nonsense' },
  { 'content-encoding': 'gzip' },
  { accept: 'text/html;q=nonsense, */*;q=9' },
  { 'accept-encoding': 'br;q=x, identity;q=0' },
  { 'if-none-match': '*'.repeat(3000) },
  { range: 'bytes=9-1, 0-0, -1' },
  { host: 'elsewhere.example:99999' },
  { origin: 'null', 'access-control-request-method': 'PUT' },
  { expect: 'nonsense' },
  { upgrade: 'websocket', connection: 'Upgrade' },
  { 'idempotency-key': '\u00ff'.repeat(300) },
  { 'x-request-id': 'a'.repeat(2000) },
  { 'user-agent': '\u0080'.repeat(500) },
  { cookie: `${'a=b; '.repeat(500)}=;=` },
  { 'x-http-method-override': 'DELETE' },
];

/** Methods that every path is called with. */
export const hostileMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'PATCH',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
] as const;

const noAlgorithm = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"a","exp":9999999999}')}.`;

/** Tokens that open nothing. */
export const hostileTokens: readonly Readonly<Record<string, string>>[] = [
  {},
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c', 'x-crm-token': '' },
  { authorization: `Bearer ${noAlgorithm}`, 'x-crm-token': 'a' },
  { authorization: `Basic ${btoa('member:member')}` },
  { authorization: `Bearer ${'a'.repeat(6000)}`, 'x-crm-token': 'a'.repeat(2000) },
  { authorization: 'Bearer \u00ff', 'x-crm-token': '\u00ff' },
  { 'x-crm-token': 'a' },
];

/** What is no HTTP, or HTTP at its edges, as it goes over a connection. */
export const rawAttacks: readonly string[] = [
  'nonsense\r\n\r\n',
  '\u0000\u0001\u0002\u0003\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /api/health HTTP/1.1\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  'GET /api/he alth HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET http://elsewhere.example/api/health HTTP/1.1\r\nhost: a\r\n\r\n',
  'GET /api/health HTTP/1.1\r\nbroken header\r\n\r\n',
  `GET /api/health HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(100_000)}\r\n\r\n`,
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  'POST /api/requests HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  'POST /api/requests HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  'POST /api/requests HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
  'POST /api/requests HTTP/1.1\r\nhost: a\r\ntransfer-encoding: nonsense\r\n\r\n',
  'CONNECT elsewhere.example:443 HTTP/1.1\r\nhost: a\r\n\r\n',
  'OPTIONS * HTTP/1.1\r\nhost: a\r\n\r\n',
];
