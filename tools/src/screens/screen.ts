import type { Route } from '@parlour/core/routes';
import { type NeedsValue, scrollThroughPictures, untilNetworkIdle } from '@parlour/e2e';
import type { Locator, Page } from 'playwright';

/** One screenshot: a screen, or a state of it after some interaction. */
export type Screen = {
  /** The first part of the screenshot's file name. */
  name: string;
  /** Whether a member is signed in, or staff at the desk. */
  isSignedIn: boolean;
  /** Whether it is a page of the desk. */
  isOfDesk?: boolean;
  /** The path to open. */
  path: string;
  /** Runs before the page is opened, e.g. to replace a response of the server. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Runs once the page is loaded. */
  act?: (page: Page) => Promise<unknown>;
  /** Takes only the viewport instead of the full page, for a dialog. */
  isViewportOnly?: boolean;
  /** Takes only widths below the one that shows the menu permanently. */
  isPhoneOnly?: boolean;
};

/** Changes of what the screens of routes have by default, by name of the route. Null leaves one out. */
export type Changes<Routes> = Readonly<
  Record<NeedsValue<Routes>, (Partial<Screen> & Pick<Screen, 'path'>) | null> &
    Partial<Record<keyof Routes, Partial<Screen> | null>>
>;

/** Returns a screen of each route as a signed-in person sees it. A route without changes is shown at its own path. */
export function screensOf<Routes extends Readonly<Record<string, Route>>>(
  routes: Routes,
  changes: Changes<Routes>,
): readonly Screen[] {
  const changeOf: Readonly<Record<string, Partial<Screen> | null | undefined>> = changes;
  return Object.entries(routes).flatMap(([name, { path }]): Screen[] => {
    const change = changeOf[name];
    const file = name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
    return change === null ? [] : [{ name: file, isSignedIn: true, path, ...change }];
  });
}

/** A screen as a signed-in member sees it. */
export function memberScreen(name: string, path: string, options?: Partial<Screen>): Screen {
  return { name, isSignedIn: true, path, ...options };
}

/** A dialog over a member's screen: `act` opens it. */
export function dialogScreen(
  name: string,
  path: string,
  act: Screen['act'],
  prepare?: Screen['prepare'],
): Screen {
  return memberScreen(name, path, { prepare, act, isViewportOnly: true });
}

/** Clicks a button and waits for the dialog that it opens. */
export async function openDialog(button: Locator): Promise<void> {
  await button.click();
  await button.page().getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor();
}

/** Responds with some data in place of the server. */
export function respondWith(path: string, data: unknown): NonNullable<Screen['prepare']> {
  return (page) => page.route(path, (route) => route.fulfill({ json: { success: true, data } }));
}

/** Waits for the network, for every lazy picture, as the first ones delay the others, and for the map. */
export async function settle(page: Page): Promise<void> {
  await untilNetworkIdle(page);
  await scrollThroughPictures(page);
  const invitation = page.getByRole('button', { name: 'Click to interact with map' });
  if ((await invitation.count()) > 0) {
    await invitation.scrollIntoViewIfNeeded();
    await page.locator('[data-drawn]').waitFor();
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  await page.evaluate(() => document.fonts.ready);
}
