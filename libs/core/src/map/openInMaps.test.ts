import { expect, test } from 'vitest';
import { vendor } from '../destinations/fixtures/guide.ts';
import { mapsDevice, placeUrl } from './openInMaps.ts';
import { pinsOf } from './pins.ts';

const [pin] = pinsOf([vendor('zoe', { name: 'Zoé & (fils)', latitude: 48.85, longitude: 2.35 })]);

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/604.1', 'apple'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15', 'apple'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile', 'android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0', 'other'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0', 'other'],
  ['', 'other'],
])('core/map-17: %j has the maps of %s', (userAgent, device) => {
  expect(mapsDevice(userAgent)).toBe(device);
});

test.each([
  ['apple', 'maps:?q=Zo%C3%A9%20%26%20(fils)&ll=48.85,2.35'],
  ['android', 'geo:48.85,2.35?q=48.85,2.35(Zo%C3%A9%20%26%20%28fils%29)'],
  ['other', 'https://www.openstreetmap.org/?mlat=48.85&mlon=2.35#map=17/48.85/2.35'],
] as const)('core/map-17: the place on %s', (device, url) => {
  expect(placeUrl(pin!, device)).toBe(url);
});
