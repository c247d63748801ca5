import { deskUrlOf } from '@parlour/e2e';
import { deskRoutes, href, routes } from '@parlour/core/routes';
import type { ClubPaths } from '../screens/clubPaths.ts';
import { measureBareStack } from './bareStack.ts';
import { readFirstLoad, type FirstLoad } from './firstLoad.ts';
import type { Measure } from './measure.ts';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Limit of the own JavaScript of a page of the guide or of My Requests, in bytes beyond the dashboard's. */
const pageLimit = 25_000;

/** Most of the JavaScript of the first load of the studio, in that of the bare stack. */
const studioLimit = 2.2;

const total = (files: ReadonlyMap<string, number>): number =>
  [...files.values()].reduce((sum, size) => sum + size, 0);

/** Measures what each page of the guide and My Requests load beyond the dashboard, without a map. */
async function pageSizes(
  url: string,
  { event, destination, vendor, giftGuide, giftProduct }: ClubPaths,
  dashboard: FirstLoad,
): Promise<readonly Measure[]> {
  const { destinations, events, giftGuides, requests } = routes;
  const lists = [destinations, events, giftGuides, requests].map((list) => list.path);
  const measures: Measure[] = [];
  for (const path of [...lists, destination, vendor, event, giftGuide, giftProduct]) {
    const { script } = await readFirstLoad(url + path);
    const own = total(new Map([...script].filter(([file]) => !dashboard.script.has(file))));
    measures.push({
      name: `JavaScript beyond the dashboard's, ${path}`,
      figure: kilobytes(own),
      limit: `at most ${pageLimit / 1000} kB`,
      isWithinLimit: own <= pageLimit,
    });
  }
  return measures;
}

/** The path below which the server serves the desk. */
const DESK = '/desk';

/**
 * Measures the first load of `/login`, `/dashboard`, the desk's sign-in page and the studio against the bare stack, and the
 * addition of each guide page.
 */
export async function measureBrowserSize(
  url: string,
  paths: ClubPaths,
): Promise<readonly Measure[]> {
  const bare = await measureBareStack();
  const measurePage = async (path: string, limit: number): Promise<readonly Measure[]> => {
    const origin = path.startsWith(DESK) ? deskUrlOf({ url }) : url;
    const { script, stylesheet } = await readFirstLoad(origin + path);
    const [size, styles] = [total(script), total(stylesheet)];
    return [
      {
        name: `JavaScript of the first load, ${path}`,
        figure: kilobytes(size),
        reference: `bare stack ${kilobytes(bare)}`,
        ratio: (size / bare).toFixed(3),
        limit: `at most ${limit.toFixed(2)}`,
        isWithinLimit: size / bare <= limit,
      },
      {
        name: `CSS of the first load, ${path}`,
        figure: kilobytes(styles),
        limit: 'at most 12 kB',
        isWithinLimit: styles <= 12_000,
      },
    ];
  };
  const list = href(deskRoutes.contentList, { kind: 'event' });
  const editor = href(deskRoutes.content, { kind: 'event', itemId: 'any' });
  return [
    ...(await measurePage(routes.signIn.path, 1.03)),
    ...(await measurePage(routes.dashboard.path, 1.22)),
    ...(await measurePage(DESK + deskRoutes.signIn.path, 1.9)),
    ...(await measurePage(DESK + list, studioLimit)),
    ...(await measurePage(DESK + editor, studioLimit)),
    ...(await pageSizes(url, paths, await readFirstLoad(url + routes.dashboard.path))),
  ];
}
