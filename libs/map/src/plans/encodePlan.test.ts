import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSampleClub, plans, type Plan } from '@parlour/sample-club';
import { expect, test } from 'vitest';
import coastBounds from '../coast/areas/bounds.json';
import { isSea, serveAreas } from '../testing/areas.ts';
import { encodePlan, planBounds } from './encodePlan.ts';

const folder = join(import.meta.dirname, 'areas');
const readArea = (name: string): unknown =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'));

test('map-27: the files are those of the plans as they are written', () => {
  const names = Object.keys(plans);
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual([...names, 'bounds'].map((name) => `${name}.json`).toSorted());
  for (const [name, plan] of Object.entries(plans))
    expect(readArea(name)).toEqual(encodePlan(plan));
  expect(readArea('bounds')).toEqual(
    Object.fromEntries(Object.entries(plans).map(([name, plan]) => [name, planBounds(plan)])),
  );
});

const coastal = Object.entries(plans).filter(([name]) => name in coastBounds);

test.each(coastal)('map-27: the names of seas are in the sea of %s', async (_, plan: Plan) => {
  serveAreas();
  for (const { name, places } of plan.seas) {
    for (const [latitude, longitude] of places) {
      expect(await isSea(latitude, longitude), name).toBe(true);
    }
  }
});

test.each(coastal)('map-27: the names of quarters are on the land of %s', async (_, plan: Plan) => {
  serveAreas();
  for (const { name, places } of plan.quarters) {
    for (const [latitude, longitude] of places) {
      expect(await isSea(latitude, longitude), name).toBe(false);
    }
  }
});

test('map-26: no vendor of the sample club is in the sea', async () => {
  serveAreas();
  const wet: string[] = [];
  for (const { vendor } of createSampleClub({ today: '2026-01-01' }).connections) {
    const { name, latitude, longitude } = vendor;
    if (latitude === null || longitude === null) continue;
    if (await isSea(latitude, longitude)) wet.push(name);
  }
  expect(wet).toEqual([]);
});
