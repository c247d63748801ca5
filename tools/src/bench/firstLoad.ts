import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import { fetchRawResponse } from './club.ts';

/** The name of the script in a page, which has no URL. */
export const START_SCRIPT = 'the start script';

/** Brotli bytes of the scripts and style sheets that a page needs until it is interactive, by URL. */
export interface FirstLoad {
  readonly script: ReadonlyMap<string, number>;
  readonly stylesheet: ReadonlyMap<string, number>;
}

/** The quoted URLs of the build's files in an HTML page. */
const namedFiles = /["']([^"'\s]*\/assets\/[^"'\s]+\.(?:js|css))["']/g;

/** The script in a page that starts its app. All pages of an app have the same. */
const startScript = /<script type="module">[^]*?<\/script>/;

const brotliSize = (text: string): number => brotliCompressSync(text).length;

/** Returns what a script imports as it starts. What it imports later, as it draws or waits, is not among it. */
function importsOf(code: string): readonly string[] {
  return parseSync('script.js', code).program.body.flatMap((node) =>
    'source' in node && node.source !== null && node.source !== undefined
      ? [node.source.value]
      : [],
  );
}

async function fetchText(url: string, accept: string) {
  const headers = { accept, 'accept-encoding': 'br' };
  const { body, headers: received } = await fetchRawResponse(url, headers);
  const isCompressed = received['content-encoding'] === 'br';
  return { size: body.length, text: String(isCompressed ? brotliDecompressSync(body) : body) };
}

/**
 * Returns the files of a page's first load: those that its HTML names, and all that these import as they start. The script
 * in the page that starts it counts with what it adds to the page.
 *
 * It reads them without a browser. What a browser has loaded by some time depends on how fast the machine is: a part of a
 * page that is loaded after it was drawn would count on a slow one alone. The server's HTML names the files of the page's
 * modules (`vite/pages.ts` of each app), so nothing that the first drawing waits for is left out.
 */
export async function readFirstLoad(pageUrl: string): Promise<FirstLoad> {
  const page = await fetchText(pageUrl, 'text/html');
  const urls = new Set(
    [...page.text.matchAll(namedFiles)].map(([, file = '']) => new URL(file, pageUrl).href),
  );
  const load = { script: new Map<string, number>(), stylesheet: new Map<string, number>() };
  const rest = page.text.replace(startScript, '');
  if (rest !== page.text) load.script.set(START_SCRIPT, brotliSize(page.text) - brotliSize(rest));
  // A set goes on with what is added to it meanwhile.
  for (const url of urls) {
    const { size, text } = await fetchText(url, '*/*');
    const isScript = url.endsWith('.js');
    load[isScript ? 'script' : 'stylesheet'].set(url, size);
    if (isScript) for (const file of importsOf(text)) urls.add(new URL(file, url).href);
  }
  if (load.script.size === 0 || load.stylesheet.size === 0) {
    throw new Error(`${pageUrl} names no script or no style sheet.`);
  }
  return load;
}
