import { expect, test } from 'vitest';
import { deviceOf } from './device.ts';

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15';
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36';
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit';

test.each([
  [`${iPhone} (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${iPhone} (KHTML, like Gecko) CriOS/141.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${iPhone} (KHTML, like Gecko) FxiOS/141.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) Version/12.1 Safari/604.1', 'Safari on iPad'],
  [`${mac}/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`, 'Safari on Mac'],
  [`${mac}/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36`, 'Chrome on Mac'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, 'Edge on Windows'],
  [`${windows} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`, 'Opera on Windows'],
  [`${android} Chrome/141.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', 'Firefox on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox on Linux'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) Chrome/141.0 Safari/537.36', 'Chrome on Chromebook'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/141.0 Safari/537.36', 'Chrome on Linux'],
  ['ClubTool/1.0 (Windows)', 'Windows'],
  ['Firefox/143.0', 'Firefox'],
  ['curl/8.5.0', 'Unknown device'],
  ['', 'Unknown device'],
])('api/sessions-12: %s is %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('api/sessions-12: nothing that a client writes gets into the words', () => {
  expect(deviceOf('<script>alert(1)</script> Firefox/1 4242424242424242')).toBe('Firefox');
});

test('api/sessions-12: a long header takes no time', () => {
  const start = performance.now();
  for (const part of ['Version/ ', 'Chrome', 'Edg', 'Windows']) deviceOf(part.repeat(40_000));
  // A pattern that backtracks would take minutes.
  expect(performance.now() - start).toBeLessThan(5000);
});
