import { expect, test } from 'vitest';
import { pathForLog } from './log.ts';

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
])('HT7: %s in a URL is not logged', (written) => {
  const url = `/api/nowhere/${Buffer.from(written).toString('latin1')}/x?cardNumber=4929735801736642`;
  expect(pathForLog(url)).toBe('/api/nowhere/[digits]/x');
});

test.each([
  ['/api/nowhere?token=1', '/api/nowhere'],
  ['/events/019aa5d2-7c1e-7f3a-9c0b-5e2d8a41f6b7', '/events/019aa5d2-7c1e-7f3a-9c0b-5e2d8a41f6b7'],
  ['/vendors/caf%C3%A9-de-flore', '/vendors/café-de-flore'],
  ['/a%', '/a%'],
  ['/a%FF%00', '/a\uFFFD\u0000'],
])('HT7: the URL %j is logged as %j', (url, path) => {
  expect(pathForLog(url)).toBe(path);
});

test.each(['1-', '%25', '%2', '1%', '-'])(
  'HT7: a URL of %j, again and again, is read at once',
  (part) => {
    expect(pathForLog(`/${part.repeat(200_000)}`)).toMatch(/^\//);
  },
);
