import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import type { InnerPart } from './innerParts.ts';
import { isOwn, type Lock, type ProductionPackage } from './productionPackages.ts';

const sbomShape = z.looseObject({
  components: z.array(z.looseObject({ name: z.string(), 'bom-ref': z.string() })),
  dependencies: z.array(
    z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) }),
  ),
});

/** Adds what packages have inside, as components that those packages depend on. */
function withInnerParts(text: string, parts: readonly InnerPart[]): string {
  const sbom = sbomShape.parse(JSON.parse(text));
  const refOf = ({ of, name, version }: InnerPart) => `${of}|${name}@${version}`;
  const components = parts.map((part) => {
    const { of, name, version, license, url, cpe } = part;
    return {
      type: 'library',
      'bom-ref': refOf(part),
      name,
      version,
      description: `inside ${of}`,
      purl: `pkg:generic/${name}@${encodeURIComponent(version)}`,
      ...(cpe && { cpe: `cpe:2.3:a:${cpe}:${version}:*:*:*:*:*:*:*` }),
      ...(license && { licenses: [{ expression: license }] }),
      ...(url && { externalReferences: [{ type: 'website', url }] }),
    };
  });
  const refs = new Map(sbom.components.map((each) => [each['bom-ref'], each.name]));
  const dependencies = sbom.dependencies.map((each) => {
    const own = parts.filter(({ of }) => of === refs.get(each.ref)).map(refOf);
    return { ...each, dependsOn: [...each.dependsOn, ...own] };
  });
  return JSON.stringify(
    {
      ...sbom,
      components: [...sbom.components, ...components],
      dependencies: [
        ...dependencies,
        ...components.map((each) => ({ ref: each['bom-ref'], dependsOn: [] })),
      ],
    },
    null,
    2,
  );
}

/**
 * Writes the list of what a release contains in the format of CycloneDX, by `npm sbom`. In the whole workspace npm leaves out
 * each package that something also needs for development, so it gets a workspace of the release's packages alone.
 *
 * @param inner - what packages have inside.
 * @param file - where the list is written.
 */
export function writeSbom(
  lock: Lock,
  packages: readonly ProductionPackage[],
  inner: readonly InnerPart[],
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
    const options = { cwd: folder, maxBuffer: 2 ** 26, encoding: 'utf8' } as const;
    writeFileSync(file, withInnerParts(execFileSync(program, args, options), inner));
  } finally {
    rmSync(temporary, { recursive: true });
  }
}
