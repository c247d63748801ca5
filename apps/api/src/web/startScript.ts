import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineSource } from './inlineSource.ts';
import { isAppBuilt } from './pages.ts';

const script = /<script type="module">([^]*?)<\/script>/g;

/** Returns the sources, for the Content-Security-Policy, of the scripts that start an app's build from within its page. */
export function readStartScriptSources(folder: string): readonly string[] {
  if (!isAppBuilt(folder)) return [];
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  return [...html.matchAll(script)].map(([, text = '']) => inlineSource(text));
}
