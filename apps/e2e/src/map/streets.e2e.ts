import { sampleId } from '@parlour/sample-club';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Club, startClub } from '../support/club.ts';
import { untilHydrated } from '../support/hydration.ts';
import { mapArchive } from '../support/mapArchive.ts';
import { referral } from '../support/referral.ts';
import { expect, test } from '../support/test.ts';

const marais = { latitude: 48.8594, longitude: 2.3622 };

/** A plan that covers the whole tile, so that the quarter is somewhere in it. */
const rows = Array.from({ length: 64 }, (_, index) => index * 64);
const archive = mapArchive(marais, {
  earth: [
    {
      type: 'polygon',
      points: [
        [0, 0],
        [4096, 0],
        [4096, 4096],
        [0, 4096],
      ],
      properties: { kind: 'earth' },
    },
  ],
  roads: rows.map((row) => ({
    type: 'line',
    points: [
      [0, row],
      [4096, row],
    ],
    properties: { kind: 'major_road', name: `Rue ${row}` },
  })),
});

const folder = mkdtempSync(join(tmpdir(), 'parlour-maps-'));
let club: Club;
test.beforeAll(async () => {
  writeFileSync(join(folder, 'paris.pmtiles'), archive);
  club = await startClub({ MAP_TILES: folder });
});
test.afterAll(async () => {
  await club.dispose();
  rmSync(folder, { recursive: true });
});

const openMap = async (page: Parameters<typeof untilHydrated>[0], place: string) => {
  const parts: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.pmtiles')) parts.push(`${response.status()} ${pathname}`);
  });
  await page.goto(`${club.url}/destination-guides/${place}${referral}`);
  await untilHydrated(page);
  const map = page.getByRole('region', { name: /^Map of/ }).first();
  await map.scrollIntoViewIfNeeded();
  await map.locator('button[aria-expanded]').first().waitFor();
  return { map, parts };
};

test('map-43, map-44, api/web-16: the club’s own tiles are read in parts and named', async ({
  page,
}) => {
  const { map, parts } = await openMap(page, sampleId('destination', 'paris-le-marais'));
  await expect(map.getByText('© OpenStreetMap')).toBeVisible();
  await expect.poll(() => parts.length).toBeGreaterThan(1);
  expect(new Set(parts)).toEqual(new Set(['206 /map-tiles/paris.pmtiles']));
});

test('map-45: a place that no archive holds has the embedded base map', async ({ page }) => {
  const { map, parts } = await openMap(page, sampleId('destination', 'rome'));
  await expect(map.getByText('Natural Earth')).toBeVisible();
  expect(parts).toEqual([]);
});
