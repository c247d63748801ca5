import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { readConfig } from './config.ts';
import { createLog } from './platform/http/log.ts';

// Loading the modules makes some 200 MB of short-lived garbage (Node reads a package's whole description for each of
// its files). The young heap is kept from growing with it, so the server itself is loaded only below; once it serves, the
// heap may grow again, because collecting a small one costs the shared lists a quarter of their rate.
setFlagsFromString('--semi-space-growth-factor=1');

const root = resolve(import.meta.dirname, '../../..');

/** Ends the process with one line for each thing that is wrong. */
function refuseToStart(reasons: readonly string[]): never {
  for (const reason of reasons) console.error(`parlour: ${reason}`);
  process.exit(1);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < 24)
  refuseToStart([`Node 24 is needed, this is ${process.version}; start with npm start`]);

const result = readConfig(process.env, root);
if (!result.ok) refuseToStart(result.faults);

const { config } = result;
const log = createLog(config.logLevel);
const { startServer } = await import('./server.ts');
const ending = new AbortController();
const starting = startServer(config, log, join(root, 'apps/web/dist'), ending.signal);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (ending.signal.aborted) return;
    ending.abort();
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
  if (ending.signal.aborted) process.exit(0);
  return refuseToStart([error instanceof Error ? error.message : String(error)]);
});

setFlagsFromString('--semi-space-growth-factor=2');
// A start that was told to stop can still succeed, and is then ended at once.
if (!ending.signal.aborted) {
  if (process.stdout.isTTY) console.log(`parlour: ready at ${server.address}`);
  if (server.isClubNew && config.smtpUrl === undefined) {
    // On the other stream, so that the log's own has nothing but its lines of JSON.
    console.error(
      `parlour: open ${server.address} and sign in as member@club.example; the code arrives in ${join(config.dataFolder, 'mail')}`,
    );
  }
}
