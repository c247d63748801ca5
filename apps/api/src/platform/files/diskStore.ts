import type { Disk } from 'flydrive';

/** Returns what is the same in a folder and in a bucket. The names of files begin with the prefix there. */
export function storeOfDisk(openDisk: () => Disk | Promise<Disk>, prefix: string) {
  return {
    read: async (name: string) => (await openDisk()).getStream(`${prefix}${name}`),
    remove: async (name: string) => (await openDisk()).delete(`${prefix}${name}`),
    sizeOf: async (name: string) => {
      const disk = await openDisk();
      const file = `${prefix}${name}`;
      if (!(await disk.exists(file))) return undefined;
      return (await disk.getMetaData(file)).contentLength;
    },
    writtenAt: async (name: string) => {
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
