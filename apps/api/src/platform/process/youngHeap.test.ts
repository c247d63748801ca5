import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const module = (name: string) => JSON.stringify(join(import.meta.dirname, name));

/** Fills the young heap as a start does, limits it, and goes on as under many calls. Prints its megabytes after each step. */
const program = `
  import { findCollect } from ${module('idleHeap.ts')};
  import { getHeapSpaceStatistics } from 'node:v8';
  import { limitYoungHeap } from ${module('youngHeap.ts')};
  let kept = [];
  const fill = (count, limit) => {
    for (let at = 0; at < count; at += 1) {
      kept.push({ at, pair: [at, at] });
      if (kept.length > limit) kept = [];
    }
  };
  const sizes = [];
  const young = () => getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space');
  const measure = () => sizes.push(young().space_size / 2 ** 20);
  fill(1_000_000, 300_000);
  measure();
  limitYoungHeap(findCollect());
  measure();
  for (let turn = 0; turn < 60; turn += 1) {
    fill(20_000, 10_000);
    await new Promise((resolve) => setImmediate(resolve));
  }
  measure();
  console.log(JSON.stringify(sizes));`;

test('api-29: the young heap of a start is given back, and stays small under calls', async () => {
  const args = ['--input-type=module-typescript', '--eval', program];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const [started = 0, limited, later] = JSON.parse(stdout);
  expect(started).toBeGreaterThan(32);
  expect(limited).toBeLessThanOrEqual(16);
  expect(later).toBeLessThanOrEqual(32);
}, 60_000);
