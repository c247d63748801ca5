import { join } from 'node:path';
import { keepFilesDuringBackup } from './platform/files/backupLock.ts';
import { openFileStore } from './platform/files/fileStore.ts';
import { createHeicMaker } from './platform/files/heicMaker.ts';
import { createPictureCache } from './platform/images/pictureCache.ts';
import { createPictureMaker } from './platform/images/pictureMaker.ts';
import { createUpstream } from './platform/images/upstream.ts';
import type { Database } from './platform/postgres/database.ts';
import type { StartContext } from './startContext.ts';

/** Opens the store of documents and what makes smaller pictures. */
export async function startMedia({ config, onStop }: StartContext, { queries }: Database) {
  const { dataFolder } = config;
  const maker = createPictureMaker();
  onStop(() => maker.close());
  const store = await openFileStore(config.filesUrl, join(dataFolder, 'files'));
  return {
    pictures: {
      cache: createPictureCache(join(dataFolder, 'image-cache')),
      maker,
      upstream: createUpstream(),
      allowedHosts: config.imageHosts,
    },
    files: {
      store: keepFilesDuringBackup(store, queries),
      heic: createHeicMaker(),
      incomingFolder: join(dataFolder, 'files-incoming'),
    },
  };
}
