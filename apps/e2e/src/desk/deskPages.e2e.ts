import { type DeskRouteName, deskRoutes } from '@parlour/core/routes';
import { deskPeople, deskUrlOf, signInAtDesk } from '../support/deskSignIn.ts';
import {
  expectAccessibleEverywhere,
  layoutShift,
  MAX_LAYOUT_SHIFT,
  type NeedsValue,
  untilLaidOut,
  watchLayout,
} from '../support/sweep.ts';
import { expect, test } from '../support/test.ts';

/** The paths of the desk's pages where they need a value; null where they have their own journey, or need an administrator. */
const paths: Readonly<
  Record<NeedsValue<typeof deskRoutes>, readonly string[] | null> &
    Partial<Record<DeskRouteName, readonly string[] | null>>
> = {
  home: null,
  signIn: null,
  setUp: null,
  search: null,
  request: null,
  member: null,
  contentList: ['/content/event', '/content/gift_guide'],
  content: ['/content/event/new-event?new'],
  releases: null,
  release: null,
  import: null,
  staff: null,
  apiKeys: null,
  settings: null,
  webhooks: null,
  webhook: null,
  begin: null,
};
const pathsOf: Readonly<Record<string, readonly string[] | null | undefined>> = paths;

/** The pages that a manager has. */
const pages = Object.entries(deskRoutes).flatMap(([name, { path }]) =>
  pathsOf[name] === null ? [] : (pathsOf[name] ?? [path]),
);

test('the pages of a manager are accessible, fit and stay still', async ({ page, club }) => {
  await signInAtDesk(page, club, deskPeople.manager);
  await watchLayout(page);
  for (const path of pages) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    await page.goto(`${deskUrlOf(club)}/desk${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await untilLaidOut(page);
    expect(await layoutShift(page), path).toBeLessThan(MAX_LAYOUT_SHIFT);
    await test.step(path, () => expectAccessibleEverywhere(page));
  }
});
