import { open, stat } from 'node:fs/promises';
import { openZip } from './openZip.ts';
import { openFolder, openTable, type PackageSource } from './packageSource.ts';

/** Opens a folder, a ZIP or one table, by what it is. Its name does not matter, except to people. */
export async function openPackage(path: string, name?: string): Promise<PackageSource> {
  const found = await stat(path);
  if (found.isDirectory()) return openFolder(path);
  return (await isZip(path)) ? openZip(path, name) : openTable(path, name);
}

async function isZip(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const start = Buffer.alloc(4);
    await handle.read(start, 0, start.length, 0);
    return start.equals(Buffer.from('PK\u0003\u0004'));
  } finally {
    await handle.close();
  }
}
