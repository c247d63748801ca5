import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isInteractive } from './isInteractive.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0';

const people: Record<string, IncomingHttpHeaders> = {
  'a browser': { 'sec-fetch-mode': 'navigate', 'user-agent': chrome },
  'a phone by the name of a bot': { 'sec-fetch-mode': 'navigate', 'user-agent': 'CUBOT X18' },
  'a browser without a name': { 'sec-fetch-mode': 'navigate' },
};

const programs: Record<string, IncomingHttpHeaders> = {
  'a program that says it is a browser': { 'user-agent': chrome },
  'a script': { 'sec-fetch-mode': 'cors', 'user-agent': 'node' },
  'a program without a name': {},
};

const robots = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/143.0',
  'facebookexternalhit/1.1 Facebot Twitterbot/1.0',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  'TelegramBot (like TwitterBot)',
  'Snap URL Preview Service; bot; snapchat',
];

test.each(Object.entries(people))('api/web-36: %s opens a page for a person', (_, headers) => {
  expect(isInteractive(headers)).toBe(true);
});

test.each(Object.entries(programs))('api/web-36: %s does not', (_, headers) => {
  expect(isInteractive(headers)).toBe(false);
});

test.each(robots)('api/web-36: %s does not, though it drives a browser', (userAgent) => {
  expect(isInteractive({ 'sec-fetch-mode': 'navigate', 'user-agent': userAgent })).toBe(false);
});
