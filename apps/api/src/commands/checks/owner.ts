import { statSync } from 'node:fs';

/** Returns why root must not check: files that it writes to the data folder would be closed to the server. */
export function findForeignOwner(
  dataFolder: string,
  userId: number | undefined = process.getuid?.(),
): string | undefined {
  const owner = statSync(dataFolder, { throwIfNoEntry: false })?.uid;
  if (userId !== 0 || owner === undefined || owner === 0) return undefined;
  return `${dataFolder} belongs to the user ${owner}. Check as that user: runuser -u NAME -- parlour check.`;
}
