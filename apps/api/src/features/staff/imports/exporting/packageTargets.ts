import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { PackageTarget } from './exportPackage.ts';

/** Writes a package into a folder, which is created. */
export function folderTarget(folder: string): PackageTarget {
  const pathOf = async (name: string) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    return path;
  };
  return {
    async write(name, pieces) {
      await pipeline(
        Readable.from(pieces),
        createWriteStream(await pathOf(name), { flags: 'wx', mode: 0o600 }),
      );
    },
    async copy(name, path) {
      await copyFile(path, await pathOf(name));
    },
  };
}

/** Writes a package as a ZIP into a stream, file after file. Call `end` when all are written. */
export function zipTarget(output: Writable): PackageTarget & { end(): Promise<void> } {
  const zip = new ZipFile();
  const written = pipeline(zip.outputStream, output);
  // The next write fails by it, or the end.
  written.catch(() => undefined);
  const add = async (name: string, stream: Readable) => {
    zip.addReadStream(stream, name, { mode: 0o600 });
    await Promise.race([finished(stream), written]);
  };
  return {
    write: (name, pieces) => add(name, Readable.from(pieces, { objectMode: false })),
    copy: (name, path) => add(name, createReadStream(path)),
    async end() {
      zip.end();
      await written;
    },
  };
}
