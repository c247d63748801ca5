import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isOwn, type Lock, type ProductionPackage } from './productionPackages.ts';

/**
 * Writes the list of what a release contains in the format of CycloneDX, by `npm sbom`. In the whole workspace npm leaves out
 * each package that something also needs for development, so it gets a workspace of the release's packages alone.
 *
 * @param file - where the list is written.
 */
export function writeSbom(
  lock: Lock,
  packages: readonly ProductionPackage[],
  { name, version, license }: { name: string; version: string; license: string },
  file: string,
): void {
  const temporary = mkdtempSync(join(tmpdir(), 'parlour-sbom-'));
  // npm names the whole by its folder.
  const folder = join(temporary, name);
  mkdirSync(folder);
  try {
    const own = packages.filter(isOwn);
    const needed = packages.map(({ folder: each }): [string, object] => {
      const { devDependencies: _, ...locked } = { ...lock.packages[each] };
      return [each, locked];
    });
    const links = own.map(({ name: each, folder: target }): [string, object] => [
      `node_modules/${each}`,
      { resolved: target, link: true },
    ]);
    const manifest = {
      name,
      version,
      license,
      private: true,
      workspaces: own.map(({ folder: each }) => each),
      dependencies: Object.fromEntries(
        packages
          .filter((each) => isOwn(each) || each.name.startsWith('node-'))
          .map((each) => [each.name, each.version]),
      ),
    };
    const locked = { '': manifest, ...Object.fromEntries([...needed, ...links]) };
    const write = (target: string, content: object) =>
      writeFileSync(join(folder, target), JSON.stringify(content));
    write('package.json', manifest);
    write('package-lock.json', { name, version, lockfileVersion: 3, packages: locked });
    const npm = process.env['npm_execpath'];
    const [program, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
    const args = [
      ...first,
      'sbom',
      '--omit=dev',
      '--package-lock-only',
      '--sbom-format=cyclonedx',
      '--sbom-type=application',
    ];
    writeFileSync(file, execFileSync(program, args, { cwd: folder, maxBuffer: 2 ** 26 }));
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
