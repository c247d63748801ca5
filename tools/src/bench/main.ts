// `npm run bench`: measures the product's figures against their limits, with references from the same run.
// `npm run bench -- size guide` measures only these parts.
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath, people, signIn, startClub } from '@parlour/e2e';
import { routes } from '@parlour/core';
import { findClubPaths } from '../screens/clubPaths.ts';
import { buildWebWhenChanged } from '../workspace/webBuild.ts';
import { measureBrowserSize } from './browserSize.ts';
import { measureGuide } from './guide.ts';
import { measureImageProxy } from './imageProxy.ts';
import { measureJourneys } from './journey.ts';
import { measureLighthouseScores } from './lighthouse.ts';
import { toTable, type Measure } from './measure.ts';
import { measureResidentMemory } from './memory.ts';
import { measureServerRates } from './serverRate.ts';
import { measureStartTimes } from './startTime.ts';
import { fetchTokenHeaders } from './tokenHeaders.ts';
import { measureUploads } from './uploads.ts';
import { measureVisitors } from './visitors.ts';

const parts = [
  'size',
  'lighthouse',
  'server',
  'guide',
  'journey',
  'images',
  'uploads',
  'visitors',
] as const;
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !parts.some((part) => part === name));
if (unknown.length > 0) {
  console.error(`bench: no part is called ${unknown.join(', ')}; there are ${parts.join(', ')}.`);
  process.exit(1);
}
const wants = (part: (typeof parts)[number]) => chosen.length === 0 || chosen.includes(part);

if (!(await buildWebWhenChanged())) process.exit(1);

const club = await startClub({ LOG_LEVEL: 'warn' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const measures: Measure[] = [];

try {
  const context = await browser.newContext();
  await signIn(await context.newPage(), club, people.member);
  const memberState = await context.storageState();

  const tokens = await fetchTokenHeaders(club, people.secondMember);
  const paths = await findClubPaths(club.url, tokens);

  if (wants('server')) {
    measures.push(...(await measureStartTimes()), ...(await measureServerRates(club.url, tokens)));
    measures.push(await measureResidentMemory(club.processId() ?? 0, 300));
  }
  if (wants('guide')) measures.push(...(await measureGuide()));
  if (wants('images')) measures.push(...(await measureImageProxy()));
  if (wants('uploads')) measures.push(...(await measureUploads()));
  if (wants('visitors')) measures.push(...(await measureVisitors()));
  if (wants('journey')) measures.push(...(await measureJourneys(browser, club.url, memberState)));
  if (wants('size')) {
    measures.push(...(await measureBrowserSize(browser, club.url, memberState, paths)));
  }
  if (wants('lighthouse')) {
    measures.push(
      ...(await measureLighthouseScores(club.url, [
        { path: routes.signIn.path, state: { origins: [] } },
        { path: routes.dashboard.path, state: memberState },
      ])),
    );
  }
} finally {
  await browser.close();
  await club.dispose();
}

console.log(toTable(measures));
process.exitCode = measures.every((measure) => measure.isWithinLimit) ? 0 : 1;
