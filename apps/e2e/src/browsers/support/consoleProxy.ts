import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

const scriptPath = '/console-proxy.js';
const reportPath = '/console-proxy-report';

/** Reports what the console of a page says. Runs in the page before its own scripts. */
function reportConsole(path: string): void {
  const report = (line: string) => void navigator.sendBeacon(path, line);
  const original = console.error;
  console.error = (...values: unknown[]) => {
    report(`error: ${values.map(String).join(' ')}`);
    original.apply(console, values);
  };
  let isLeaving = false;
  for (const name of ['beforeunload', 'pagehide']) addEventListener(name, () => (isLeaving = true));
  addEventListener('pageshow', () => (isLeaving = false));
  addEventListener(
    'error',
    (event) => {
      const { target, message } = event;
      // Leaving a page cuts pictures and preloads off, which no console reports.
      const isPicture = target instanceof HTMLImageElement;
      const isPreload = target instanceof HTMLLinkElement && target.rel === 'modulepreload';
      if (isLeaving && (isPicture || isPreload)) return;
      const isFile = target instanceof HTMLElement;
      report(isFile ? `not loaded: ${target.outerHTML.slice(0, 300)}` : `uncaught: ${message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => report(`uncaught: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`content policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** A proxy before the club that also records what the pages' consoles say. */
export interface ConsoleProxy extends AsyncDisposable {
  readonly url: string;
  readonly takeConsole: () => readonly string[];
}

/** Adds the reporting script to a page, and leaves everything else as it is. */
const passOn = async (from: IncomingMessage, to: ServerResponse) => {
  const isPage = from.headers['content-type']?.startsWith('text/html') === true;
  if (!isPage) {
    to.writeHead(from.statusCode ?? 502, from.headers);
    from.pipe(to);
    return;
  }
  const html = await text(from);
  const body = html.replace('<head>', `<head><script src="${scriptPath}"></script>`);
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = from.headers;
  to.writeHead(from.statusCode ?? 502, headers);
  to.end(body);
};

/**
 * Starts a proxy before a club. WebKit's driver reports no console, and a private session writes none to its output. So a
 * script of the same origin, which the content policy allows, is put before those of the page.
 */
export async function startConsoleProxy(
  clubUrl: string,
  beforeScripts?: () => void,
): Promise<ConsoleProxy> {
  const lines: string[] = [];
  const serve = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (incoming.url === scriptPath) {
      outgoing.setHeader('content-type', 'text/javascript');
      const before = beforeScripts === undefined ? '' : `;(${beforeScripts.toString()})()`;
      return void outgoing.end(`(${reportConsole.toString()})('${reportPath}')${before}`);
    }
    if (incoming.url === reportPath) {
      lines.push(await text(incoming));
      return void outgoing.end();
    }
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const { method, url } = incoming;
    const passed = request(new URL(url ?? '/', clubUrl), { method, headers }, (response) => {
      void passOn(response, outgoing);
    });
    passed.on('error', () => outgoing.destroy());
    incoming.pipe(passed);
  };
  const server = createServer((incoming, outgoing) => void serve(incoming, outgoing)).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    takeConsole: () => lines.splice(0),
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
