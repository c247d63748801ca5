import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { createLog } from './http/errors/log.ts';
import { collectWhenIdle, findCollect } from './platform/process/idleHeap.ts';
import { rootFolder } from './platform/process/serverFile.ts';
import { limitYoungHeap } from './platform/process/youngHeap.ts';
import { startServer } from './server.ts';

// Milliseconds. A database or mail server that does not respond could delay the stop for longer.
const STOP_TIMEOUT = 14_000;

/** Ends the process after printing one line for each reason. */
function exitWith(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(`parlour: ${reason}`);
  process.exit(1);
}

const result = readConfig(process.env, rootFolder);
if (!result.ok) exitWith(result.issues);

const { config } = result;
const log = createLog(config.logLevel);

/** Loads the apps with what serves them. */
async function loadApps() {
  const { deskApp } = await import('./web/deskApp.ts');
  const { memberApp } = await import('./web/memberApp.ts');
  return [
    memberApp(join(rootFolder, 'apps/web/dist')),
    deskApp(join(rootFolder, 'apps/desk/dist')),
  ];
}

const stopping = new AbortController();
const starting = startServer(config, log, loadApps, stopping.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    setTimeout(() => {
      log.error('the server did not stop in time and ends at once');
      process.exit(1);
    }, STOP_TIMEOUT).unref();
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'the server could not stop cleanly');
          process.exit(1);
        },
      );
  });
}
const server = await starting.catch((error: unknown) => {
  if (stopping.signal.aborted) process.exit(0);
  return exitWith([error instanceof Error ? error.message : String(error)]);
});

// What was compiled for the start, before V8 drops what runs only then. Otherwise Node stores it when the process ends.
flushCompileCache();
// Responses become garbage of the old heap. By default V8 collects it only when the heap has grown by a multiple. During the
// start, when most of it stays, that would take a tenth of the time.
setFlagsFromString('--heap-growing-percent=30');
const collect = findCollect();
limitYoungHeap(collect);
collectWhenIdle(collect);
// An interrupted start can still succeed. The signal handler above then stops the server at once.
if (!stopping.signal.aborted) {
  if (process.stdout.isTTY) console.log(`parlour: ready at ${server.url}`);
  if (server.isClubNew && config.smtpUrl === undefined) {
    // Printed to stderr, because stdout holds only the log's lines of JSON.
    console.error(
      `parlour: open ${server.url} and sign in as member@club.example; the code arrives in ${join(config.dataFolder, 'mail')}`,
    );
  }
  if (server.firstLink !== undefined && !config.isProduction) {
    console.error(
      `parlour: open ${server.firstLink} to become the first administrator of the desk`,
    );
  }
}
