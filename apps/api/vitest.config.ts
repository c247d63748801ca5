import { nodeProject } from '../../vitest.projects.ts';

/**
 * What `npm test -- --all` adds to the tests of rules and features: whole servers, commands, backups, kills, streams, rendered
 * pages, big imports and tables, the platform, and everything that a server must never store, say or let through.
 */
const rest = [
  'src/*.test.ts',
  'src/{backup,commands,platform,seed,web}/**/*.test.ts',
  'src/emails/emailsToStaff.test.ts',
  'src/http/audit/chain.test.ts',
  'src/http/live/*.test.ts',
  'src/http/stopping.test.ts',
  'src/features/destinations/scale.test.ts',
  'src/features/documents/{documentCanaries,limits}.test.ts',
  'src/features/metrics/*.test.ts',
  'src/features/payment-methods/{cardCanaries,cardMemory}.test.ts',
  'src/features/requests/desk/assignmentRace.test.ts',
  'src/features/staff/api-keys/apiKeyAttacks.test.ts',
  'src/features/staff/content/listRepository.test.ts',
  'src/features/staff/imports/{exportedClub,killed,roundTrip,storeAway,zips}.test.ts',
  'src/features/staff/imports/fetching/*.test.ts',
  'src/features/staff/member-search/*.test.ts',
];
const tier = process.env['TIER'];

export default nodeProject('api', import.meta.dirname, {
  ...(tier === 'core' && { exclude: ['**/node_modules/**', '**/fixtures/**', ...rest] }),
  ...(tier === 'rest' && { include: rest }),
  globalSetup: './src/testing/globalSetup.ts',
  // The tests wait for the database and for processes half of their time.
  maxWorkers: 2,
  // For effects of a server shortly after its response, through its database or another process.
  expect: { poll: { timeout: 120_000 } },
});
