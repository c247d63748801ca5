import { useClient } from '@parlour/app/data-layout';
import { readDataUrl } from '@parlour/app/files';
import { newIdempotencyKey, uploadFile } from '@parlour/client';
import { PICTURE_SIZE_LIMIT, type UploadedPicture, uploadPicture } from '@parlour/contract/staff';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { picturesKey } from './queries.ts';
import { createUploadQueue, type QueuedUpload, type UploadQueue } from './uploadQueue.ts';

const tooLarge = {
  ok: false,
  failure: {
    kind: 'input',
    field: 'file',
    message: 'The file is larger than 20 MB. Please choose a smaller one.',
  },
} as const;

/**
 * Uploads pictures, and shows the new ones in all lists (`desk/pictures-2`).
 *
 * @param onUploaded - receives each new picture.
 */
export function useUploads(onUploaded?: (picture: UploadedPicture) => void) {
  const client = useClient();
  const cache = useQueryClient();
  const [uploads, setUploads] = useState<readonly QueuedUpload[]>([]);
  const queue = useRef<UploadQueue>(null);
  useEffect(() => () => queue.current?.stop(), []);
  const queueOf = () => {
    // A file whose response was lost is sent again with its key, and is not stored twice.
    const keys = new WeakMap<File, string>();
    queue.current ??= createUploadQueue(async (file, { signal, onProgress }) => {
      if (file.size > PICTURE_SIZE_LIMIT) return tooLarge;
      const content = await readDataUrl(file, signal);
      if (!content.ok) return content;
      const body = { file: content.value, name: file.name };
      const idempotencyKey = keys.get(file) ?? newIdempotencyKey();
      keys.set(file, idempotencyKey);
      const result = await uploadFile(
        client,
        uploadPicture,
        { body },
        { idempotencyKey, signal, onProgress },
      );
      if (result.ok) {
        void cache.invalidateQueries({ queryKey: picturesKey });
        onUploaded?.(result.value);
      }
      return result;
    }, setUploads);
    return queue.current;
  };
  return {
    uploads,
    onAdd: (files: readonly File[]) => queueOf().add(files),
    onRetry: (key: string) => queueOf().retry(key),
    onRemove: (key: string) => queueOf().remove(key),
  };
}
