import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:m?js|bin|css|html|svg|json|webmanifest|txt)$/;

const compressions = {
  br: (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => promisify(gzip)(content, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` beside every text file of the build. The server never compresses these files itself.
 * Skips `index.html`: the server first fills in the run-time configuration.
 */
export function compress(): Plugin {
  let folder = '';
  let hasWritten = false;
  return {
    name: 'parlour:compress',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      hasWritten = true;
    },
    async closeBundle() {
      // A failed build comes here too, and has an error of its own to tell.
      if (!hasWritten) return;
      const files = (await readdir(folder, { recursive: true })).filter(
        (file) => compressible.test(file) && file !== 'index.html',
      );
      await Promise.all(
        files.map(async (file) => {
          const content = await readFile(join(folder, file));
          await Promise.all(
            Object.entries(compressions).map(async ([extension, compressContent]) => {
              await writeFile(join(folder, `${file}.${extension}`), await compressContent(content));
            }),
          );
        }),
      );
    },
  };
}
