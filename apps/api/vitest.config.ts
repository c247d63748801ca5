import { nodeProject } from '../../vitest.projects.ts';

/**
 * What `npm test -- --all` adds to the tests of rules and features: whole servers, commands, backups, restores, kills, big
 * imports and everything that a server must never store or say.
 */
const rest = [
  'src/{main,server,badInput,compatibility,secretKeys,startTracing,unavailable}.test.ts',
  'src/{backup,commands}/**/*.test.ts',
  'src/emails/emailsToStaff.test.ts',
  'src/features/documents/{documentCanaries,limits}.test.ts',
  'src/features/payment-methods/{cardCanaries,cardMemory}.test.ts',
  'src/features/staff/imports/{exportedClub,killed,roundTrip,zips}.test.ts',
  'src/platform/{files,jobs,mail}/**/*.test.ts',
  'src/platform/postgres/**/*.test.ts',
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
