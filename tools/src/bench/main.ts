// `npm run bench`: measures the product's figures against their limits, with references from the same run.
// `npm run bench -- size guide` measures only these parts, or these sections of a part.
import { routes } from '@parlour/core';
import { chromiumFlags, chromiumPath, people, signIn, startClub } from '@parlour/e2e';
import { chromium } from 'playwright';
import { findClubPaths } from '../screens/clubPaths.ts';
import { buildWebWhenChanged } from '../workspace/webBuild.ts';
import { signInByApi } from './club.ts';
import { measureDesk } from './desk.ts';
import { measureDeskJourney } from './deskJourney.ts';
import { measureImageProxy, measureUploads } from './files.ts';
import { measureHostileCalls } from './hostile.ts';
import { measureImport } from './import.ts';
import { measureDoor, measureJourneys, measureOfflineGuide, measureSlowLine } from './journeys.ts';
import { measureLighthouseScores } from './lighthouse.ts';
import { measureLive } from './live.ts';
import { measureMapDrawing } from './map.ts';
import { type Figure, isWithinLimit, type Measure, toTable } from './measure.ts';
import { measureMemoryAfter } from './memory.ts';
import { measureLibraries, measureRelease } from './packages.ts';
import { measureGuide, measureRates, measureSaved, measureStartTimes } from './rates.ts';
import { measureSize } from './size.ts';
import { measureStudio } from './studio.ts';
import { measureVisitors } from './visitors.ts';
import { measureChain, measureWrites } from './writes.ts';

await using resources = new AsyncDisposableStack();

/** Starts the club that several sections share, with a browser and a signed-in member. */
async function openClub() {
  if (!(await buildWebWhenChanged())) throw new Error('the apps could not be built');
  const club = resources.use(await startClub({ LOG_LEVEL: 'warn' }));
  const browser = resources.use(
    await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags }),
  );
  const { url } = club;
  const context = await browser.newContext();
  await signIn(await context.newPage(), club, people.member);
  const storageState = await context.storageState();
  // An open dashboard turns its carousel, on the cores that are measured.
  await context.close();
  const { headers } = await signInByApi(club, people.secondMember);
  const paths = await findClubPaths(url, headers);
  return { club, url, browser, storageState, headers, paths };
}
let opened: ReturnType<typeof openClub> | undefined;
const open = () => (opened ??= openClub());

/** The parts, each with its sections. Either name chooses what is measured; one that both have chooses the part. */
const parts: Readonly<Record<string, Readonly<Record<string, Measure>>>> = {
  packages: { libraries: measureLibraries, release: measureRelease },
  desk: {
    desk: measureDesk,
    studio: measureStudio,
    import: measureImport,
    'desk-journey': async () => measureDeskJourney((await open()).browser),
  },
  server: {
    start: measureStartTimes,
    rates: async () => {
      const { club, url, headers } = await open();
      return [
        ...(await measureRates(url, headers)),
        ...(await measureMemoryAfter(club, 'the lists')),
      ];
    },
    guide: measureGuide,
    saved: measureSaved,
  },
  files: { images: measureImageProxy, uploads: measureUploads },
  visitors: { visitors: measureVisitors },
  writes: {
    writes: measureWrites,
    chain: measureChain,
    live: measureLive,
    hostile: measureHostileCalls,
  },
  journeys: {
    journey: async () => measureJourneys(await open()),
    offline: async () => {
      const member = await open();
      return measureOfflineGuide(member, member.paths.destination);
    },
    'slow-line': async () => measureSlowLine(await open()),
    door: async () => {
      const member = await open();
      return measureDoor(member, member.paths.benefit);
    },
  },
  map: {
    map: async () => {
      const { browser, url, storageState, paths } = await open();
      return measureMapDrawing(browser, url, storageState, paths.destination);
    },
  },
  size: {
    size: async () => {
      const { url, paths } = await open();
      return measureSize(url, paths);
    },
  },
  lighthouse: {
    lighthouse: async () => {
      const { url, paths, storageState: state } = await open();
      return measureLighthouseScores(url, [
        { path: routes.signIn.path },
        { path: routes.dashboard.path, state, minimumPerformance: 0.98, paintLimit: 1800 },
        // My Requests is to be as fast as the pages of guides.
        { path: paths.destination, state },
        { path: routes.requests.path, state },
      ]);
    },
  },
};

const chosen = process.argv.slice(2);
if (chosen.includes('--help')) {
  console.log('npm run bench -- NAME ... measures these parts, or these sections of a part:');
  for (const [part, sections] of Object.entries(parts)) {
    console.log(`  ${part}: ${Object.keys(sections).join(', ')}`);
  }
  process.exit(0);
}
const names = Object.entries(parts).flatMap(([part, sections]) => [part, ...Object.keys(sections)]);
const unknown = chosen.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  const known = [...new Set(names)].join(', ');
  console.error(`bench: no part is called ${unknown.join(', ')}; there are ${known}.`);
  process.exit(1);
}
const figures: Figure[] = [];
for (const [part, sections] of Object.entries(parts)) {
  const isWhole = chosen.length === 0 || chosen.includes(part);
  for (const [name, measure] of Object.entries(sections)) {
    if (!isWhole && !chosen.includes(name)) continue;
    try {
      const measured = await measure();
      // A run takes half an hour, and may be ended before its table.
      console.error(`${toTable(measured)}\n`);
      figures.push(...measured);
    } catch (error) {
      // What was measured before took minutes, and is shown all the same.
      console.error(`bench: ${name} failed.`, error);
      process.exitCode = 1;
    }
  }
}
console.log(toTable(figures));
if (!figures.every(isWithinLimit)) process.exitCode = 1;
