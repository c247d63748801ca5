import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { displayHost, isPictureUrl, placeRoute, websiteHref } from './links.ts';

test.each([
  ['hotel.example', 'https://hotel.example'],
  ['www.hotel.example/rooms?x=1#top', 'https://www.hotel.example/rooms?x=1#top'],
  ['http://hotel.example', 'http://hotel.example'],
  ['HTTPS://Hotel.example/', 'HTTPS://Hotel.example/'],
  ['//hotel.example', 'https://hotel.example'],
  [' hotel.example ', 'https://hotel.example'],
  ['hotel.example:8443/a', 'https://hotel.example:8443/a'],
  ['hôtel.example', 'https://hôtel.example'],
  ['hotel.example/@bar', 'https://hotel.example/@bar'],
  ['hotel.example/a:b', 'https://hotel.example/a:b'],
  ['hotel.example.', 'https://hotel.example.'],
  ['HTTP://WWW.Hotel.example', 'HTTP://WWW.Hotel.example'],
  ['http://localhost:3000/a', 'http://localhost:3000/a'],
  ['\u200bhttps://hotel.example/\u200b', 'https://hotel.example/'],
  ['xn--htel-vqa.example', 'https://xn--htel-vqa.example'],
  ['ホテル.example', 'https://ホテル.example'],
  ['hotel.example:65535', 'https://hotel.example:65535'],
  ['https://192.0.2.1:8443/a', 'https://192.0.2.1:8443/a'],
  ['https://1.2.3.4.example', 'https://1.2.3.4.example'],
  ['https://hotel.example/?to=a@b.example:1', 'https://hotel.example/?to=a@b.example:1'],
])('core/format-8: %j leads to %j', (link, href) => {
  expect(websiteHref(link)).toBe(href);
});

test.each([
  null,
  '',
  '   ',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'java\u0000script:alert(1)',
  ' \u0001javascript:alert(1)',
  'javascript://hotel.example/%0aalert(1)',
  'data:text/html,x',
  'vbscript:x',
  'mailto:a@b.example',
  'ftp://hotel.example',
  'https://',
  'https:///path',
  'https:\\\\hotel.example',
  '/path',
  'https://bank.example@evil.example',
  'https://user:secret@hotel.example/a',
  'user:secret@hotel.example',
  '//user:secret@hotel.example',
  'anna@hotel.example',
  'https://hotel..example',
  'https://.hotel.example',
  'https://hotel%2eexample',
  'https:hotel.example',
  'https:/hotel.example',
  'https://https://hotel.example',
  'none',
  'https://hotel.example:65536',
  'hotel.example:99999',
  'https://192.0.2.256',
  'https://1.2.3.4.5',
  'hotel.999',
  './menu',
  'call us first',
  'javascript:1',
  'tel:911',
  'hotel.example/a b',
  'hotel.example/\u0007',
  'hotel.example/a\u200bb',
  'hotel.example/\\evil.example',
])('core/format-9: %j is no link', (link) => {
  expect(websiteHref(link)).toBeNull();
});

const schemes = fc.constantFrom(
  'javascript',
  'JAVASCRIPT',
  'data',
  'vbscript',
  'file',
  'blob',
  'x',
);
const anyLink = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
  fc.tuple(schemes, fc.string()).map(([scheme, rest]) => `${scheme}:${rest}`),
  fc
    .tuple(fc.string({ unit: fc.constantFrom('\t', '\n', '\0', ' ') }), schemes)
    .map(([blank, scheme]) => `${blank}${scheme}:alert(1)`),
);

test('core/format-8, core/format-9: whatever the text, a link has the scheme http or https and a host, and no hidden character', () => {
  fc.assert(
    fc.property(anyLink, (text) => {
      const href = websiteHref(text);
      if (href === null) return;
      expect(href).toMatch(/^https?:\/\/[^\s/?#@\\]+/i);
      expect(href).not.toMatch(/[\s\p{Cc}\\]/u);
      expect(websiteHref(href)).toBe(href);
    }),
    { numRuns: 2000 },
  );
});

test('core/format-8: a web URL stays as it is', () => {
  fc.assert(
    fc.property(fc.webUrl(), (address) => {
      expect(websiteHref(address)).toBe(address);
    }),
  );
});

test.each([
  ['https://www.Hotel.example/rooms', 'hotel.example'],
  ['hotel.example:8443', 'hotel.example'],
  ['https://hotel.example./', 'hotel.example'],
  ['javascript:alert(1)', null],
  [null, null],
])('core/format-10: %j shows %j', (link, host) => {
  expect(displayHost(link)).toBe(host);
});

test.each([
  ['/api/pictures/1', true],
  ['https://pictures.example/two boats.jpg', true],
  ['https://user:secret@pictures.example/a.jpg', false],
  ['//pictures.example/a.jpg', false],
  ['data:image/png;base64,AA', false],
])('core/format-9: whether %j is a picture is %j', (text, isPicture) => {
  expect(isPictureUrl(text)).toBe(isPicture);
});

test('core/format-33: a place leads to the way there, whatever characters it has', () => {
  const place = 'Café “A & B”, 5 Rue #7';
  const [base, destination = ''] = placeRoute(place).split('&destination=');
  expect(base).toMatch(/^https:\/\/[^ ]+\?api=1$/);
  expect(destination).toMatch(/^[\w%.~-]+$/);
  expect(decodeURIComponent(destination)).toBe(place);
});
