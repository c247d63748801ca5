import { deskRoutes } from '@parlour/core/routes';
import {
  type Club,
  deskPeople,
  deskUrlOf,
  joinServer,
  people,
  signIn,
  signInAtDesk,
  startClub,
  untilNetworkIdle,
} from '@parlour/e2e';
import type { Browser, Page } from 'playwright';
import { type Figure, medianTime } from './measure.ts';

const ROUNDS = 21;
/** Milliseconds. */
const ROW_MEDIAN_LIMIT = 300;
const ROW_LONGEST_LIMIT = 1000;
const THREAD_LIMIT = 100;
const NEXT_THREAD_LIMIT = 50;
/** Milliseconds for prefetching, and for what is left of the page before. */
const REST = 400;

declare global {
  // Shared in the page between the init script and the bench.
  var deskTimings: {
    /** When each text first was in a row of the queue, by the clock of the machine. */
    rows: Map<string, number>;
    pressed: number;
    /** The heading of the page as the pointer or a key was pressed. */
    before: string | null;
    /** When the frame with the thread was drawn. */
    shown: number;
  };
}

/** Runs in the page before the app: notes when rows and threads appear. */
const recordDesk = (): void => {
  globalThis.deskTimings = { rows: new Map(), pressed: 0, before: null, shown: 0 };
  const { deskTimings } = globalThis;
  const headingNow = () => document.querySelector('main h1')?.textContent ?? null;
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      ({ timeStamp }) =>
        Object.assign(deskTimings, { pressed: timeStamp, before: headingNow(), shown: 0 }),
      { capture: true },
    );
  }
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('main tbody tr')) {
      const subject = /Wish \d+/.exec(textContent ?? '')?.[0];
      if (subject === undefined || deskTimings.rows.has(subject)) continue;
      deskTimings.rows.set(subject, performance.timeOrigin + performance.now());
    }
    const isThread =
      document.querySelector('main section[aria-labelledby="thread"]') !== null &&
      headingNow() !== deskTimings.before;
    if (!isThread || deskTimings.shown > 0 || deskTimings.pressed === 0) return;
    // The frame after the next one begins when this one has been drawn.
    deskTimings.shown = -1;
    requestAnimationFrame(() =>
      requestAnimationFrame((time) => Object.assign(deskTimings, { shown: time })),
    );
  }).observe(document, { childList: true, subtree: true, characterData: true });
};

/** Opens the form of a request on a member's page and fills it, up to the click that sends it. */
async function fillRequest(page: Page, subject: string): Promise<void> {
  await page.getByRole('button', { name: 'Submit a Request' }).first().click();
  const dialog = page.getByRole('dialog', { name: /Request$/ });
  await dialog.getByRole('radio', { name: 'Other', exact: true }).check();
  await dialog.getByLabel('Subject').fill(subject);
  await dialog.getByLabel('Description of your request').fill('A piano tuner.');
}

/** Returns the times from a member's click to the row on a desk that is open at another server. */
async function timeRows(member: Page, desk: Page): Promise<readonly number[]> {
  const times: number[] = [];
  await member.evaluate(() => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        document.documentElement.dataset['pressed'] = String(performance.timeOrigin + timeStamp);
      },
      { capture: true },
    );
  });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const subject = `Wish ${round}`;
    await fillRequest(member, subject);
    await member.getByRole('button', { name: 'Submit Request' }).click();
    const pressedAt = await member.evaluate(() =>
      Number(document.documentElement.dataset['pressed']),
    );
    const appeared = await desk.waitForFunction(
      (text) => globalThis.deskTimings.rows.get(text),
      subject,
      { polling: 50 },
    );
    times.push(((await appeared.jsonValue()) ?? Number.NaN) - pressedAt);
    await member.getByRole('button', { name: 'Dismiss' }).click();
  }
  return times;
}

/** Returns the times from a click on a row to its thread on the screen. The pointer rested on the row before. */
async function timeThreads(desk: Page): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < ROUNDS; index += 1) {
    const row = desk.getByRole('main').locator('tbody th > a').nth(index);
    await row.hover();
    await untilNetworkIdle(desk);
    await desk.waitForTimeout(REST);
    await row.click();
    await desk.waitForFunction(() => globalThis.deskTimings.shown > 0, undefined, { polling: 50 });
    times.push(
      await desk.evaluate(() => globalThis.deskTimings.shown - globalThis.deskTimings.pressed),
    );
    await desk.mouse.move(0, 0);
    await desk.goBack();
    await row.waitFor();
  }
  return times;
}

/** Returns the times from `j` in a thread to the next one on the screen, which was loaded meanwhile. */
async function timeNextThreads(desk: Page): Promise<readonly number[]> {
  await desk.getByRole('main').locator('tbody th > a').first().click();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await untilNetworkIdle(desk);
    await desk.waitForTimeout(REST);
    await desk.keyboard.press('j');
    await desk.waitForFunction(() => globalThis.deskTimings.shown > 0, undefined, { polling: 50 });
    times.push(
      await desk.evaluate(() => globalThis.deskTimings.shown - globalThis.deskTimings.pressed),
    );
  }
  return times;
}

/** Opens a member's dashboard in a browser of its own. */
async function openMember(browser: Browser, club: Club): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, club, people.member);
  return page;
}

/** Measures an open desk at one server while a member writes at another, and how soon a row or a key opens its thread. */
export async function measureDeskJourney(browser: Browser): Promise<readonly Figure[]> {
  await using club = await startClub({ LOG_LEVEL: 'warn' });
  await using second = await joinServer(club, 'second');
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await desk.addInitScript(recordDesk);
  // Both servers write to the mail folder of the first.
  await signInAtDesk(desk, { ...second, mailbox: club.mailbox }, deskPeople.concierge);
  await desk.goto(`${deskUrlOf(second)}/desk${deskRoutes.requests.path}?view=unassigned`);
  const member = await openMember(browser, club);
  await untilNetworkIdle(desk);
  const rows = await timeRows(member, desk);
  const threads = await timeThreads(desk);
  const nextThreads = await timeNextThreads(desk);
  return [
    medianTime('From a click to the row on an open desk, median', rows, ROW_MEDIAN_LIMIT),
    {
      name: 'From a click to the row on an open desk, longest',
      value: Math.max(...rows),
      unit: 'ms',
      atMost: ROW_LONGEST_LIMIT,
    },
    medianTime('From a click on a row to its thread', threads, THREAD_LIMIT),
    medianTime('From j to the next thread', nextThreads, NEXT_THREAD_LIMIT),
  ];
}
