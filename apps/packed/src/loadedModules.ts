import { run } from './run.ts';

const listing = (specifier: string) => `
import { registerHooks } from 'node:module';
const urls = [];
registerHooks({ load: (url, context, next) => (urls.push(url), next(url, context)) });
await import(${JSON.stringify(specifier)});
console.log(JSON.stringify(urls.filter((url) => url.startsWith('file:'))));
`;

/** Imports a module in a new process. Returns the packages of every file that Node loaded for it. */
export async function loadedPackages(specifier: string, folder: string): Promise<Set<string>> {
  const program = ['--input-type=module', '--eval', listing(specifier)];
  const printed: unknown = JSON.parse(await run(process.execPath, program, folder));
  const urls = Array.isArray(printed) ? printed.map(String) : [];
  return new Set(
    urls.map((url) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1] ?? url),
  );
}
