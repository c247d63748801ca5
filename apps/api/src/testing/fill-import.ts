// `node --conditions=@parlour/source src/testing/fill-import.ts FILE`: writes a package with 10,000 vendors and 5,000 members
// into a ZIP file, and opens a session of a manager in the club whose server uses DATA_DIR. Prints its cookie as JSON.
import { createWriteStream } from 'node:fs';
import { withDatabase } from '../commands/withDatabase.ts';
import { zipTarget } from '../features/staff/imports/exporting/packageTargets.ts';
import { systemRandom } from '../platform/crypto/random.ts';
import { openDesk } from './deskBrowser.ts';

const VENDORS = 10_000;
const MEMBERS = 5000;
const PIECE = 500;
const cities = ['Paris', 'Lisbon', 'Kyoto', 'Oaxaca', 'Tallinn', 'Cape Town'];
const text = 'A quiet house by the water, with a terrace & a small garden of herbs. ';

async function* rowsOf(header: string, count: number, rowOf: (number: number) => string) {
  yield `${header}\r\n`;
  for (let start = 0; start < count; start += PIECE) {
    const length = Math.min(PIECE, count - start);
    yield Array.from({ length }, (_, index) => `${rowOf(start + index)}\r\n`).join('');
  }
}

const cityOf = (number: number) => cities[number % cities.length] ?? '';

const vendorOf = (number: number) =>
  `SF-${number},House No. ${number},Hotels,Boutique,"${text.repeat(6)}",${cityOf(number)},FR,${number % 90}.5,${number % 180}.25,https://house-${number}.example,+33 1 23 45 ${1000 + number}`;

const memberOf = (number: number) =>
  `CRM-I-${number},person${number}@import.example,Person,Number ${number},2019-04-12,1970-01-31,+44 20 7946 ${10_000 + number},${cityOf(number)}`;

await withDatabase({ usage: 'fill-import', words: () => true }, async (database, config) => {
  const zip = zipTarget(createWriteStream(process.argv[2] ?? 'import.zip'));
  await zip.write('club.json', rowsOf('{"format":"parlour-club","version":1}', 0, String));
  await zip.write(
    'vendors.csv',
    rowsOf(
      'externalId,name,type,category,description,city,country,latitude,longitude,website,phone',
      VENDORS,
      vendorOf,
    ),
  );
  await zip.write(
    'members.csv',
    rowsOf('crmId,email,firstName,lastName,memberSince,dateOfBirth,phone,city', MEMBERS, memberOf),
  );
  await zip.end();
  const clock = { now: () => new Date() };
  const opened = { database, desk: config.desk, clock, random: systemRandom };
  const { cookie } = await openDesk(opened, ['manager']);
  process.stdout.write(`${JSON.stringify({ cookie })}\n`);
});
