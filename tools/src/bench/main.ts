// `npm run bench`: measures the product's figures against their limits, with references from the same run.
// `npm run bench -- size guide` measures only these parts.
import { chromium } from 'playwright';
import { chromiumFlags, chromiumPath, people, signIn, startClub } from '@parlour/e2e';
import { clubAddresses } from '../screens/clubAddresses.ts';
import { buildWebWhenChanged } from '../workspace/webBuild.ts';
import { browserSize } from './browserSize.ts';
import { guideTimes } from './guide.ts';
import { imageProxy } from './imageProxy.ts';
import { journeys } from './journey.ts';
import { lighthouseScores } from './lighthouse.ts';
import { asTable, type Measure } from './measure.ts';
import { residentMemory } from './memory.ts';
import { serverRates } from './serverRate.ts';
import { startTimes } from './startTime.ts';
import { tokenHeaders } from './tokenHeaders.ts';
import { uploads } from './uploads.ts';
import { visitors } from './visitors.ts';

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

  const tokens = await tokenHeaders(club, people.secondMember);
  const paths = await clubAddresses(club.url, tokens);

  if (wants('server')) {
    measures.push(...(await startTimes()), ...(await serverRates(club.url, tokens)));
    measures.push(await residentMemory(club.processId() ?? 0));
  }
  if (wants('guide')) measures.push(...(await guideTimes()));
  if (wants('images')) measures.push(...(await imageProxy()));
  if (wants('uploads')) measures.push(...(await uploads()));
  if (wants('visitors')) measures.push(...(await visitors()));
  if (wants('journey')) measures.push(...(await journeys(browser, club.url, memberState)));
  if (wants('size')) {
    measures.push(...(await browserSize(browser, club.url, memberState, paths)));
  }
  if (wants('lighthouse')) {
    measures.push(
      ...(await lighthouseScores(club.url, [
        { path: '/login', state: { origins: [] } },
        { path: '/dashboard', state: memberState },
      ])),
    );
  }
} finally {
  await browser.close();
  await club.dispose();
}

console.log(asTable(measures));
process.exitCode = measures.every((measure) => measure.within) ? 0 : 1;
