import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { publicCardKeyId } from '../../platform/crypto/sealing/cardKey.ts';
import { entryFolders, entryNames } from '../archive/contents.ts';
import type { OpenArchive } from '../archive/writeArchive.ts';

/** Adds the club's own pictures and the public key of the cards, which are in the data folder. */
export async function addOwnFiles(archive: OpenArchive, dataFolder: string): Promise<void> {
  const folder = join(dataFolder, 'pictures');
  const names = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  for (const name of names.toSorted()) {
    const path = join(folder, name);
    const file = await stat(path);
    if (!file.isFile()) continue;
    const entry = `${entryFolders.pictures}${name.replaceAll(sep, '/')}`;
    await archive.add(entry, file.size, createReadStream(path));
  }
  if (publicCardKeyId(dataFolder) !== null) {
    await archive.addText(
      entryNames.cardKey,
      await readFile(join(dataFolder, entryNames.cardKey), 'utf8'),
    );
  }
}
