// `npm run bench`: measures the product's figures against their limits, with references from the same run.
// `npm run bench -- size guide` measures only these parts.
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath, people, signIn, startClub } from '@parlour/e2e';
import { routes } from '@parlour/core';
import { findClubPaths } from '../screens/clubPaths.ts';
import { buildWebWhenChanged } from '../workspace/webBuild.ts';
import { measureChain } from './chain.ts';
import { measureDesk } from './desk.ts';
import { measureDeskJourney } from './deskJourney.ts';
import { measureBrowserSize } from './browserSize.ts';
import { measureGuide } from './guide.ts';
import { measureHostileCalls } from './hostile.ts';
import { measureImageProxy } from './imageProxy.ts';
import { measureImport } from './import.ts';
import { measureJourneys } from './journey.ts';
import { measureLibraries } from './libraries.ts';
import { measureLighthouseScores } from './lighthouse.ts';
import { measureLive } from './live.ts';
import { measureMapDrawing } from './map.ts';
import { toTable, type Measure } from './measure.ts';
import { measureMemoryAfter } from './memory.ts';
import { measureOfflineGuide } from './offline.ts';
import { measureRelease } from './release.ts';
import { measureServerRates } from './serverRate.ts';
import { measureSlowLine } from './slowLine.ts';
import { measureStartTimes } from './startTime.ts';
import { measureStudio } from './studio.ts';
import { signInByApi } from './tokenHeaders.ts';
import { measureUploads } from './uploads.ts';
import { measureVisitors } from './visitors.ts';
import { measureWrites } from './writes.ts';

const parts: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
  server: async () => [
    ...(await measureStartTimes()),
    ...(await measureServerRates(club.url, tokens)),
    ...(await measureMemoryAfter(club, 'the lists')),
  ],
  guide: measureGuide,
  images: measureImageProxy,
  uploads: measureUploads,
  visitors: measureVisitors,
  writes: measureWrites,
  chain: measureChain,
  live: measureLive,
  hostile: measureHostileCalls,
  journey: () => measureJourneys(browser, club.url, memberState),
  'desk-journey': () => measureDeskJourney(browser),
  map: () => measureMapDrawing(browser, club.url, memberState, paths.destination),
  offline: () => measureOfflineGuide(browser, club.url, memberState, paths.destination),
  size: () => measureBrowserSize(club.url, paths),
  'slow-line': () => measureSlowLine(browser, club.url, memberState),
  lighthouse: () =>
    measureLighthouseScores(club.url, [
      { path: routes.signIn.path },
      {
        path: routes.dashboard.path,
        state: memberState,
        minimumPerformance: 0.98,
        paintLimit: 1800,
      },
      // My Requests is to be as fast as the pages of guides.
      { path: paths.destination, state: memberState },
      { path: routes.requests.path, state: memberState },
    ]),
};
/** The parts that need neither this club nor the built apps. */
const clublessParts: Readonly<Record<string, () => Promise<readonly Measure[]>>> = {
  libraries: measureLibraries,
  desk: measureDesk,
  studio: measureStudio,
  import: measureImport,
  release: measureRelease,
};
const names = [...Object.keys(clublessParts), ...Object.keys(parts)];
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`bench: no part is called ${unknown.join(', ')}; there are ${names.join(', ')}.`);
  process.exit(1);
}

const isChosen = (name: string) => chosen.length === 0 || chosen.includes(name);
const measures: Measure[] = [];
const report = () => {
  console.log(toTable(measures));
  process.exitCode = measures.every((measure) => measure.isWithinLimit) ? 0 : 1;
};

for (const [name, measure] of Object.entries(clublessParts)) {
  if (isChosen(name)) measures.push(...(await measure()));
}
if (!Object.keys(parts).some(isChosen)) {
  report();
  process.exit();
}

if (!(await buildWebWhenChanged())) process.exit(1);

await using club = await startClub({ LOG_LEVEL: 'warn' });
await using browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: chromiumFlags,
});
const context = await browser.newContext();
await signIn(await context.newPage(), club, people.member);
const memberState = await context.storageState();
const { headers: tokens } = await signInByApi(club, people.secondMember);
const paths = await findClubPaths(club.url, tokens);

for (const [name, measure] of Object.entries(parts)) {
  if (isChosen(name)) measures.push(...(await measure()));
}
report();
