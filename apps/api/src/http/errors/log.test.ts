import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../errors/apiError.ts';
import { logSecurityEvent } from '../audit/securityEvents.ts';
import { createLog, pathForLog } from './log.ts';

afterEach(() => vi.useRealTimers());

test('api/http-18: an outage is one line a second without a stack, and other errors keep theirs', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const warnOf = (err: Error) => log.warn({ err, requestId: 'a' }, 'the call was put off');
  for (const err of [new Error('query', { cause: refused }), refused, full]) warnOf(err);
  for (let count = 0; count < 97; count += 1) warnOf(new ApiError('unavailable', 'Later.'));
  log.warn({ err: new Error('a defect') }, 'the call failed');
  vi.advanceTimersByTime(1000);
  warnOf(refused);
  const [first, defect, second, ...more] = lines.map((line) => JSON.parse(line));
  expect(more).toEqual([]);
  expect(first).toMatchObject({
    msg: 'the call was put off',
    requestId: 'a',
    outage: { message: 'query', cause: { reason: 'ECONNREFUSED' } },
    unwritten: 0,
  });
  expect(second).toMatchObject({ unwritten: 99, outage: { reason: 'ECONNREFUSED' } });
  expect(JSON.stringify([first, second])).not.toContain('stack');
  expect(defect.err.stack).toContain('log.test.ts');
});

test('api/http/audit-11: an email or a password in an error is not logged', () => {
  let logged = '';
  const log = createLog('info', { write: (line: string) => void (logged += line) });
  const refused = new Error('550 5.1.1 <rosalind.ashe@club.example>: user unknown', {
    cause: new Error('no route to postgres://parlour:pass-word@db.example/club'),
  });
  log.error({ err: refused }, 'an email was given up');
  expect(logged).toContain('550 5.1.1 <[email]>: user unknown');
  expect(logged).not.toMatch(/rosalind|pass-word/);
});

const percentEncoded = (text: string) =>
  Array.from(text, (character) => `%${character.charCodeAt(0).toString(16)}`).join('');

test.each([
  '4929735801736642',
  '4929-7358-0173-6642',
  '4929.7358.0173.6642',
  '4929+7358+0173+6642',
  '4929%207358%200173%206642',
  '4929%2D7358%2d0173%2D6642',
  '4929%252D7358%25252D0173%2D6642',
  '4929%C2%A07358%E2%80%9301736642',
  '4929/7358/0173/6642',
  '４９２９７３５８０１７３６６４２',
  '%EF%BC%94929735801736642',
  percentEncoded('4929735801736642'),
  percentEncoded('4929-7358-0173-6642'),
])('api/http-8: %s in a URL is not logged', (written) => {
  const url = `/api/nowhere/${Buffer.from(written).toString('latin1')}/x?cardNumber=4929735801736642`;
  expect(pathForLog(url)).toBe('/api/nowhere/[digits]/x');
});

test.each([
  ['/api/nowhere?token=1', '/api/nowhere'],
  ['/events/019aa5d2-7c1e-7f3a-9c0b-5e2d8a41f6b7', '/events/019aa5d2-7c1e-7f3a-9c0b-5e2d8a41f6b7'],
  ['/vendors/caf%C3%A9-de-flore', '/vendors/café-de-flore'],
  ['/a%', '/a%'],
  ['/a%FF%00', '/a\uFFFD\u0000'],
])('api/http-8: the URL %j is logged as %j', (url, path) => {
  expect(pathForLog(url)).toBe(path);
});

test.each(['1-', '%25', '%2', '1%', '-'])(
  'api/http-8: a URL of %j, again and again, is read at once',
  (part) => {
    expect(pathForLog(`/${part.repeat(200_000)}`)).toMatch(/^\//);
  },
);

test.each([
  ['debug', 1],
  ['warn', 1],
  ['fatal', 1],
  ['silent', 0],
])('api/http/audit-14: at the level %s, a log gets %i of one security event', (level, expected) => {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  logSecurityEvent(log.child({ reqId: '1' }), 'sign-in.failed', { requestId: '1' });
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(
    Array.from({ length: expected }, () => 'sign-in.failed'),
  );
});
