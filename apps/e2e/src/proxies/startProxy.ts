import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../support/club.ts';
import { docsExample, replaced } from './docsExample.ts';
import { type ProxyName, proxyPath } from './proxyPrograms.ts';

/** The host of the club in the examples. */
export const HOST = 'club.example';
/** The hosts and ports of the servers in the examples. */
const exampleServers = { one: ['127.0.0.1:3000'], several: ['10.0.0.11:3000', '10.0.0.12:3000'] };
/** Milliseconds until a proxy that has read its file again asks the server of the new one alone. */
const RELOAD_TIME = 3000;

/** Where a proxy listens, and what it leads to. */
interface ProxyPlace {
  readonly port: number;
  /** Hosts and ports of one server or two. */
  readonly upstreams: readonly string[];
  readonly folder: string;
  readonly program: string;
}

const adminSocket = (folder: string) => join(folder, 'admin.sock');

/** Returns the example of a language that leads to these servers. */
function exampleFor(language: string, upstreams: readonly string[]): string {
  const section = upstreams.length === 1 ? 'one' : 'several';
  return exampleServers[section].reduce(
    (text, server, index) => replaced(text, server, upstreams[index] ?? ''),
    docsExample(language, section),
  );
}

/** Writes the example for Caddy with other ports, and a certificate that it makes itself. */
async function caddyCommand({ port, upstreams, folder, program }: ProxyPlace) {
  const options = `{
	admin unix/${adminSocket(folder)}
	local_certs
	skip_install_trust
	auto_https disable_redirects
	http_port ${await freePort()}
	https_port ${port}
	storage file_system ${folder}/caddy
	log {
		level ERROR
`;
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, replaced(exampleFor('caddyfile', upstreams), '{\n\tlog {\n', options));
  return [program, 'run', '--adapter', 'caddyfile', '--config', file];
}

/** Whether an nginx has the directive `http2`, which older ones lack. */
function hasHttp2Directive(program: string): boolean {
  // It prints its version to the standard error.
  const text = execFileSync('sh', ['-c', '"$0" -v 2>&1', program]).toString();
  const [, major, minor, patch] = (/(\d+)\.(\d+)\.(\d+)/.exec(text) ?? []).map(Number);
  const version = (major ?? 0) * 1_000_000 + (minor ?? 0) * 1000 + (patch ?? 0);
  return version >= 1_025_001;
}

/** Writes the example for nginx with other ports and a new certificate, as its comment says for older versions. */
function nginxCommand({ port, upstreams, folder, program }: ProxyPlace) {
  const [certificate, key] = [join(folder, 'club.pem'), join(folder, 'club.key')];
  const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(
    ' ',
  );
  execFileSync('openssl', [...kind, '-subj', `/CN=${HOST}`, '-keyout', key, '-out', certificate]);
  const listen = `listen 127.0.0.1:${port} ssl`;
  const example = [
    ['/etc/ssl/club.example.pem', certificate],
    ['/etc/ssl/club.example.key', key],
    ...(hasHttp2Directive(program)
      ? ([['listen 443 ssl;', `${listen};`]] as const)
      : ([
          ['  listen 443 ssl;\n', ''],
          ['http2 on; # before 1.25.1: listen 443 ssl http2;', `${listen} http2;`],
        ] as const)),
  ].reduce(
    (text, [part = '', by = '']) => replaced(text, part, by),
    exampleFor('nginx', upstreams),
  );
  const file = join(folder, 'nginx.conf');
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    file,
    `${user}daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/bodies;
  proxy_temp_path ${folder}/responses;
${example}}
`,
  );
  return [program, '-c', file];
}

const untilListening = async (isListening: () => Promise<boolean>, hasEnded: () => boolean) => {
  const deadline = Date.now() + 20_000;
  while (!(await isListening())) {
    if (hasEnded() || Date.now() > deadline) throw new Error('The proxy did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

/** A running proxy. */
interface RunningProxy extends AsyncDisposable {
  readonly port: number;
  /** Returns what it wrote to its log of errors. */
  readonly output: () => string;
  /** Leads clients from its first server to another one, as the operations page says for an update. */
  readonly leadTo: (url: string) => Promise<void>;
}

/**
 * Starts a proxy with the operations page's example in front of a server, or of two.
 *
 * @param urls of the servers.
 * @param isListening whether the proxy of a port leads to a server.
 */
export async function startProxy(
  name: ProxyName,
  urls: readonly [string, string?],
  isListening: (port: number) => Promise<boolean>,
): Promise<RunningProxy> {
  const program = proxyPath(name);
  if (program === undefined) throw new Error(`${name} is not installed.`);
  const folder = mkdtempSync(join(tmpdir(), `parlour-${name}-`));
  const port = await freePort();
  const upstreams = urls.flatMap((url) => (url === undefined ? [] : [new URL(url).host]));
  const place = { port, upstreams, folder, program };
  const [command = '', ...options] =
    name === 'caddy' ? await caddyCommand(place) : nginxCommand(place);
  const child = spawn(command, options, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: folder },
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilListening(
      () => isListening(port),
      () => child.exitCode !== null,
    );
  } catch (error) {
    await stop();
    throw new Error(`The proxy did not start.\n${output}`, { cause: error });
  }
  let [server = ''] = upstreams;
  const leadTo = async (otherUrl: string) => {
    const { host } = new URL(otherUrl);
    const file = options.at(-1) ?? '';
    writeFileSync(file, replaced(readFileSync(file, 'utf8'), server, host));
    server = host;
    if (name === 'nginx') child.kill('SIGHUP');
    else {
      const address = ['--address', `unix/${adminSocket(folder)}`];
      await promisify(execFile)(program, ['reload', ...options.slice(1), ...address]);
    }
    await wait(RELOAD_TIME);
  };
  return { port, output: () => output, leadTo, [Symbol.asyncDispose]: stop };
}
