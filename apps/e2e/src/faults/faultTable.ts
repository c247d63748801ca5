import { clockJumps } from './clockJumps.ts';
import { databaseFaults } from './databaseFaults.ts';
import type { Fault } from './fault.ts';
import { hostile } from './hostile.ts';
import { kills } from './kills.ts';
import { mailFaults } from './mailFaults.ts';
import { secrets } from './secrets.ts';
import { severalServers } from './severalServers.ts';
import { stops } from './stops.ts';
import { storageFaults } from './storageFaults.ts';
import { updates } from './updates.ts';

/** All faults, in the order they run. */
export const faultTable: readonly Fault[] = [
  kills,
  stops,
  severalServers,
  updates,
  databaseFaults,
  mailFaults,
  storageFaults,
  clockJumps,
  hostile,
  secrets,
];
