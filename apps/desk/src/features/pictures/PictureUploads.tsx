import { ACCEPTED_PICTURES, formatFileSize } from '@parlour/core';
import { UploadList } from '@parlour/ui';
import * as styles from './PictureUploads.css.ts';
import type { QueuedUpload } from './uploadQueue.ts';

export type PictureUploadsProps = {
  /** The files that are uploaded. */
  uploads: readonly QueuedUpload[];
  /** Adds files. */
  onAdd: (files: readonly File[]) => void;
  /** Sends a file again. */
  onRetry: (key: string) => void;
  /** Takes a file out of the list, and gives it up where it is under way. */
  onRemove: (key: string) => void;
};

/** Takes many pictures at once, chosen or dropped, and shows how far each is (`desk/pictures-2`). */
export function PictureUploads({ uploads, onAdd, onRetry, onRemove }: PictureUploadsProps) {
  return (
    <>
      <label className={styles.zone}>
        Upload pictures: choose files or drop them here
        <input
          className={styles.input}
          type="file"
          multiple
          accept={ACCEPTED_PICTURES}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Allows choosing the same file again.
            target.value = '';
            if (files.length > 0) onAdd(files);
          }}
        />
      </label>
      {uploads.length === 0 ? null : (
        <UploadList
          label="Uploads"
          items={uploads.map(({ key, file, state }) => ({
            key,
            name: file.name,
            size: formatFileSize(file.size),
            state,
          }))}
          onRetry={onRetry}
          onRemove={onRemove}
        />
      )}
    </>
  );
}
