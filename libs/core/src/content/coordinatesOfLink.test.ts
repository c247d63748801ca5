import { expect, test } from 'vitest';
import { coordinatesOfLink } from './coordinatesOfLink.ts';

const eiffelTower = { latitude: 48.85837, longitude: 2.294481 };

test.each([
  'https://www.google.com/maps/place/Eiffel+Tower/@48.8559,2.2936,17z/data=!3m1!4b1!4m6!3m5!1s0x47e6:0x8!8m2!3d48.85837!4d2.294481!16zL20',
  'https://www.google.com/maps/@48.85837,2.294481,17z',
  'https://maps.google.com/?q=48.85837,2.294481',
  'https://www.google.com/maps/search/?api=1&query=48.85837%2C2.294481',
  'https://www.google.com/maps/dir/?api=1&destination=48.85837,2.294481',
  'https://www.openstreetmap.org/#map=19/48.85837/2.294481',
  'https://www.openstreetmap.org/?mlat=48.85837&mlon=2.294481#map=5/1/1',
  'https://maps.apple.com/?ll=48.85837,2.294481&q=Eiffel%20Tower',
  'https://maps.apple.com/place?coordinate=48.85837,2.294481&name=Eiffel%20Tower',
  'https://www.bing.com/maps?cp=48.85837~2.294481&lvl=17',
  'https://www.waze.com/ul?ll=48.85837%2C2.294481&navigate=yes',
  'https://www.waze.com/live-map/directions?to=ll.48.85837%2C2.294481',
  'https://wego.here.com/?map=48.85837,2.294481,17,normal',
  'geo:48.85837,2.294481?z=17',
  ' 48.85837, 2.294481 ',
  '\u200e48.85837\u200b,2.294481',
  '٤٨٫٨٥٨٣٧, ٢٫٢٩٤٤٨١',
  '４８．８５８３７，２．２９４４８１',
])('core/content-12: %s names a place', (link) => {
  expect(coordinatesOfLink(link)).toEqual(eiffelTower);
});

test('core/content-12: south and west are negative', () => {
  expect(coordinatesOfLink('https://www.google.com/maps/@-34.6037,-58.3816,12z')).toEqual({
    latitude: -34.6037,
    longitude: -58.3816,
  });
});

test.each([
  '',
  'Eiffel Tower',
  'https://maps.app.goo.gl/abc123',
  'https://www.google.com/maps/@91.5,2.29,17z',
  'https://maps.apple.com/?q=Eiffel%20Tower',
])('core/content-12: %j names none', (link) => {
  expect(coordinatesOfLink(link)).toBeNull();
});
