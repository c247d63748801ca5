import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DeskBrowser, startTestClub, type TestClub } from '../../../testing/testClub.ts';

let club: TestClub;
let stop: () => Promise<void>;
let administrator: DeskBrowser;
beforeAll(async () => {
  ({ club, stop } = await startTestClub());
  administrator = await club.signInStaff('administrator');
});
afterAll(() => stop());

const dataUrl = (bytes: Buffer | string, type = 'image/png') =>
  `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
const setLogo = (file: string) => club.desk.setLogo({ body: { file } }, { as: administrator });
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0b6e4f80' } });

test('api/staff/settings-8, api/staff/settings-9: a logo of each kind is drawn anew, and served for a year by its content', async () => {
  const files = [
    await picture(640, 160).png().toBuffer(),
    await picture(100, 100).jpeg().withMetadata().toBuffer(),
    await picture(900, 90).webp().toBuffer(),
  ];
  const urls: string[] = [];
  for (const bytes of files) {
    // What the sender calls it counts for nothing.
    const { logoUrl } = (await setLogo(dataUrl(bytes, 'text/html'))).data();
    urls.push(logoUrl ?? '');
  }
  expect(urls.map((url) => /\.(\d+x\d+)\.png$/.exec(url)?.[1])).toEqual([
    '160x40',
    '40x40',
    '160x16',
  ]);
  await expect
    .poll(async () => (await club.api.getConfiguration({})).data().logoUrl)
    .toBe(urls.at(-1));
  for (const url of urls) {
    const { statusCode, headers, rawPayload } = await club.app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  }
  const removed = (await club.desk.removeLogo({}, { as: administrator })).data();
  expect(removed.logoUrl).toBeNull();
  expect((await club.app.inject(urls[0] ?? '')).statusCode).toBe(200);
});

test('api/staff/settings-8: the dark theme has a logo of its own only beside the other one', async () => {
  const file = dataUrl(await picture(640, 160).png().toBuffer());
  const setDark = () => club.desk.setDarkLogo({ body: { file } }, { as: administrator });
  await club.desk.removeLogo({}, { as: administrator });
  expect(await setDark()).toMatchObject({ status: 400, body: { field: 'file' } });
  const { logoUrl } = (await setLogo(dataUrl(await picture(80, 80).png().toBuffer()))).data();
  const { logoDarkUrl } = (await setDark()).data();
  expect(logoDarkUrl).toMatch(/160x40/);
  const shown = async () => {
    const configuration = (await club.api.getConfiguration({})).data();
    return [configuration.logoUrl, configuration.logoDarkUrl];
  };
  await expect.poll(shown).toEqual([logoUrl, logoDarkUrl]);
  expect((await club.app.inject(logoDarkUrl ?? '')).statusCode).toBe(200);
  // Without the other one, the name is shown in both.
  expect((await club.desk.removeLogo({}, { as: administrator })).data().logoDarkUrl).toBeNull();
  await setLogo(file);
  const removed = await club.desk.removeDarkLogo({}, { as: administrator });
  expect(removed.data()).toMatchObject({ logoUrl: logoDarkUrl, logoDarkUrl: null });
});

test('api/staff/settings-9: HTML, SVG, a damaged picture, and what hides behind a signature are refused', async () => {
  const png = await picture(20, 20).png().toBuffer();
  const script = '<script>alert(1)</script>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
  const bad = [
    dataUrl(script, 'image/png'),
    dataUrl(svg, 'image/svg+xml'),
    dataUrl(svg, 'image/png'),
    dataUrl(png.subarray(0, 60)),
    dataUrl(Buffer.concat([png.subarray(0, 12), Buffer.from(script)])),
    dataUrl(''),
    'https://evil.example/logo.png',
    'data:image/png,plain',
  ];
  for (const file of bad) {
    expect([file.slice(0, 40), await setLogo(file)]).toMatchObject([
      file.slice(0, 40),
      { status: 400, body: { field: 'file' } },
    ]);
  }
  const appended = await setLogo(dataUrl(Buffer.concat([png, Buffer.from(script)])));
  const { body } = await club.app.inject(appended.data().logoUrl ?? '');
  expect(body).not.toContain('script');
  const large = dataUrl(Buffer.alloc(520 * 1024, 1));
  expect((await setLogo(large)).status).toBe(400);
});

test('api/staff/settings-8: no other file of the store is served as a logo', async () => {
  for (const name of [
    '..%2f..%2fdocuments%2fx',
    'documents',
    `${'a'.repeat(24)}.1x1.png`,
    `${'a'.repeat(24)}.1x1.svg`,
  ]) {
    expect((await club.app.inject(`/api/club/logo/${name}`)).statusCode).toBe(404);
  }
});

test('api/staff/settings-8, api/staff/settings-10: the style sheet of an accent holds nothing but colors', async () => {
  const { version } = (await club.desk.getSettings({}, { as: administrator })).data();
  await club.desk.changeSettings({ body: { version, accent: '#ffe000' } }, { as: administrator });
  const of = (name: string) => club.app.inject(`/api/club/accent/${name}`);
  const sheet = await of('ffe000.000000000000.css');
  expect(sheet.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect(sheet.body).toMatch(/^:root:root,.*\{--accent:#\w{6};--focus:#\w{6}\}$/m);
  expect(sheet.body).toContain('prefers-color-scheme:dark');
  for (const name of ['red%3B%7Dbody%7B.000000000000.css', 'ffe000.css', 'FFE000.000000000000.css'])
    expect((await of(name)).statusCode).toBe(404);
});
