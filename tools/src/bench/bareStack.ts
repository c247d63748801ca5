import { mkdtempDisposable, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const root = fileURLToPath(new URL('bare-stack', import.meta.url));

/** Builds the hello world of the libraries. Returns the size of its JavaScript in bytes, compressed with brotli. */
export async function measureBareStack(): Promise<number> {
  await using folder = await mkdtempDisposable(join(tmpdir(), 'parlour-bare-stack-'));
  const outDir = folder.path;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true },
  });
  const names = await readdir(outDir, { recursive: true });
  const scripts = names.filter((name) => name.endsWith('.js'));
  const contents = await Promise.all(scripts.map((name) => readFile(join(outDir, name))));
  return contents.reduce((sum, content) => sum + brotliCompressSync(content).byteLength, 0);
}
