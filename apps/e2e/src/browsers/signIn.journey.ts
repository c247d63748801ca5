import { expect, requestCode, test, windows } from './support/test.ts';
import { until } from './support/until.ts';

for (const window of windows) {
  test(`${window.width} px: a member signs in with the code from the email`, async ({
    memberPage,
  }) => {
    const page = await memberPage(window);
    // The tab of the window's member may show what an earlier journey opened.
    await page.open('/dashboard');
    expect(await page.sidewaysScroll()).toBe(0);
    await page.tab.reload();
    await page.get('heading', /Featured Benefits/).untilVisible();
    expect(await page.path()).toBe('/dashboard');
  });
}

const [phone, desktop] = windows;

/** Chromium reports that a member asked for two codes within 30 seconds. */
const tooSoon = /status of 429/;

test('web/app/session-6, web/sign-in-11: a code that a program fills in signs in, and the tab beside it too', async ({
  newPage,
  club,
  consoleLog,
}) => {
  consoleLog.expect(tooSoon);
  const { email } = desktop;
  const first = await newPage(desktop);
  const code = await requestCode(first, club, email);
  const second = await first.openBeside();
  // So soon after the first one, no other code is sent.
  await second.open('/login');
  await second.get('field', /^Email/).setValue(email);
  await second.get('button', 'Send Code').click();
  await second.get('field', /^Enter 6-digit code/).untilVisible();
  await first.tab.bringToFront();
  await first.get('field', /^Enter 6-digit code/).setValue(code);
  await first.untilPath('/dashboard');
  await second.untilPath('/dashboard');
  for (const page of [second, first, second]) {
    await page.tab.bringToFront();
    await page.tab.reload();
    await page.get('heading', /Upcoming Events/).untilVisible();
    expect(await page.path()).toBe('/dashboard');
  }
});

/** Refuses whatever stores something, as a browser does where its member blocks that. Runs in the page. */
function refuseStorage(): void {
  const refused = new Set<string>();
  const refuse = (object: object, name: string) =>
    Object.defineProperty(object, name, {
      get: () => {
        refused.add(name);
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  const names = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'BroadcastChannel'];
  for (const name of names) refuse(window, name);
  for (const name of ['serviceWorker', 'locks', 'storage']) refuse(navigator, name);
  Object.assign(window, { refused });
}

/** Whether what starts after the first load, reading offline and hints, was refused. Runs in the page. */
function isRefusedLater(): boolean {
  const refused: unknown = Reflect.get(window, 'refused');
  return refused instanceof Set && refused.has('serviceWorker') && refused.has('locks');
}

test('web/sign-in-16, app/live-10, web/app/offline-18: with storage blocked a member signs in, and is told how long', async ({
  newPage,
  club,
  shoot,
  consoleLog,
}) => {
  consoleLog.expect(tooSoon);
  const page = await newPage(phone, refuseStorage);
  const code = await requestCode(page, club, phone.email);
  await page.get('text', /^Your browser stores nothing for this site\./).untilVisible();
  await shoot(page, 'storage blocked');
  await page.get('field', /^Enter 6-digit code/).setValue(code);
  await page.untilPath('/dashboard');
  await page.get('heading', /Upcoming Events/).untilVisible();
  await page.get('link', 'Guides').click();
  await page.untilPath('/destination-guides');
  await until('what starts later was refused', () => page.tab.run(isRefusedLater));
  await page.get('heading', /Guides/).untilVisible();
  await page.tab.reload();
  await page.untilPath('/login');
});
