// `npm run dev`: runs the member app and the desk with hot reload, and a server that restarts when its sources change.
// `npm run dev -- --port 5200` moves the apps to this port and the next; `PORT` moves the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { createLogger, createServer, type ServerOptions } from 'vite';
import { root, serverArguments } from './workspace/paths.ts';

const apiPort = (process.env['PORT'] ??= '3000');
const apiUrl = `http://127.0.0.1:${apiPort}`;
const { values } = parseArgs({ options: { port: { type: 'string', default: '5173' } } });
const webPort = Number(values.port);
// The desk's pages are opened on the port of the member app, as where a club runs: cookies and passkeys belong to that
// origin. Only their hot reload comes from this port directly.
const deskPort = webPort + 1;
const webUrl = `http://localhost:${webPort}`;

/** Starts the server under Node's own watcher, and prefixes each line of its output. */
function startServer(): ChildProcess {
  const child = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', ...serverArguments],
    {
      cwd: root,
      env: { PUBLIC_URL: webUrl, ...process.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // With its own process group, it receives a Ctrl-C once, from here, and its database receives none.
      detached: true,
    },
  );
  const prefix = (stream: Readable) =>
    createInterface({ input: stream }).on('line', (line) => {
      // The server names itself, but the page with hot reload is the one to open.
      console.log(`api | ${line.replace(`open ${apiUrl}`, `open ${webUrl}`)}`);
    });
  prefix(child.stdout);
  prefix(child.stderr);
  return child;
}

/** Creates a console that prefixes each line with an app's name. */
function createAppConsole(name: string): Console {
  const prefix = (text: unknown) => String(text).replaceAll(/^/gm, `${name} | `);
  return {
    ...console,
    log: (text: unknown) => console.log(prefix(text)),
    warn: (text: unknown) => console.warn(prefix(text)),
    error: (text: unknown) => console.error(prefix(text)),
  };
}

/** Starts Vite for an app. Vite forwards API calls to the server. */
async function startApp(name: string, server: ServerOptions) {
  const vite = await createServer({
    root: join(root, 'apps', name),
    customLogger: createLogger('info', { console: createAppConsole(name) }),
    server,
  });
  await vite.listen().catch((error: unknown) => {
    // Most often another run has the port, which a stack would hide.
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`parlour: ${reason}. Stop what runs there, or run npm run dev -- --port 5200`);
    process.exit(1);
  });
  return vite;
}

const server = startServer();
// Also where this ends by a port in use or a closed pipe.
process.once('exit', () => void server.kill('SIGTERM'));
const desk = await startApp('desk', {
  port: deskPort,
  strictPort: true,
  ws: { clientPort: deskPort },
});
const web = await startApp('web', {
  port: webPort,
  strictPort: true,
  proxy: { '/desk': `http://localhost:${deskPort}` },
});
console.log(`parlour: open ${webUrl}, the member app with hot reload; the server is at ${apiUrl}`);
console.log(`parlour: open ${webUrl}/desk/, the desk with hot reload`);

let isStopping = false;
async function stop(exitCode: number) {
  if (isStopping) return;
  isStopping = true;
  const exited = new Promise((resolve) => server.once('exit', resolve));
  if (server.exitCode === null && server.kill('SIGTERM')) await exited;
  await Promise.all([web.close(), desk.close()]);
  process.exit(exitCode);
}

server.once('exit', (code) => void stop(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
