import type { Disk } from 'flydrive';
import type { FileStore } from './fileStore.ts';

/** Returns what is the same in a folder and in a bucket. The names of files begin with the prefix there. */
export function storeOfDisk(
  openDisk: () => Disk | Promise<Disk>,
  prefix: string,
): Pick<FileStore, 'read' | 'remove' | 'sizeOf' | 'writtenAt'> {
  return {
    read: async (name) => (await openDisk()).getStream(`${prefix}${name}`),
    remove: async (name) => (await openDisk()).delete(`${prefix}${name}`),
    async sizeOf(name) {
      const disk = await openDisk();
      const file = `${prefix}${name}`;
      if (!(await disk.exists(file))) return undefined;
      return (await disk.getMetaData(file)).contentLength;
    },
    async writtenAt(name) {
      const disk = await openDisk();
      const file = `${prefix}${name}`;
      if (!(await disk.exists(file))) return undefined;
      return (await disk.getMetaData(file)).lastModified;
    },
  };
}

/** Lists the names of the files in a folder, page by page. */
export async function* listNames(
  disk: Disk,
  folder: string,
  prefix: string,
): AsyncGenerator<string> {
  let nextToken: string | undefined;
  do {
    const page = await disk.listAll(
      `${prefix}${folder}`,
      nextToken === undefined ? {} : { paginationToken: nextToken },
    );
    for (const entry of page.objects) {
      if (entry.isFile) yield `${folder}/${entry.name}`;
    }
    nextToken = page.paginationToken;
  } while (nextToken !== undefined);
}
