import { Button, ProgressBar, Text, VisuallyHidden } from '@parlour/ui';
import { PICTURE_TYPES } from './copy.ts';
import * as styles from './PictureUploads.css.ts';
import type { QueuedUpload } from './uploadQueue.ts';

export type PictureUploadsProps = {
  /** The files that are uploaded. */
  uploads: readonly QueuedUpload[];
  /** Adds files. */
  onAdd: (files: readonly File[]) => void;
  /** Sends a file again. */
  onRetry: (id: number) => void;
  /** Takes a file out of the list, and gives it up where it is under way. */
  onRemove: (id: number) => void;
};

/** Takes many pictures at once, chosen or dropped, and shows how far each is (`DKI2`). */
export function PictureUploads({ uploads, onAdd, onRetry, onRemove }: PictureUploadsProps) {
  return (
    <>
      <label className={styles.zone}>
        Upload pictures: choose files or drop them here
        <input
          className={styles.input}
          type="file"
          multiple
          accept={PICTURE_TYPES}
          onChange={({ target }) => {
            const files = [...(target.files ?? [])];
            // Allows choosing the same file again.
            target.value = '';
            if (files.length > 0) onAdd(files);
          }}
        />
      </label>
      {uploads.length === 0 ? null : (
        <ul className={styles.list} aria-label="Uploads">
          {uploads.map((upload) => (
            <li key={upload.id} className={styles.upload}>
              <UploadState {...upload} />
              {upload.state === 'failed' ? (
                <Button size="small" variant="secondary" onClick={() => onRetry(upload.id)}>
                  <span>
                    Try Again <VisuallyHidden>{upload.file.name}</VisuallyHidden>
                  </span>
                </Button>
              ) : null}
              <Button size="small" variant="quiet" onClick={() => onRemove(upload.id)}>
                <span>
                  {upload.state === 'done' || upload.state === 'failed' ? 'Dismiss' : 'Cancel'}{' '}
                  <VisuallyHidden>{upload.file.name}</VisuallyHidden>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function UploadState({ file: { name }, state, progress, issue }: QueuedUpload) {
  return (
    <div className={styles.progress} role="status">
      {state === 'uploading' ? (
        <ProgressBar label={`Uploading ${name}`} value={progress} />
      ) : (
        <Text size="small" tone={state === 'failed' ? 'critical' : 'ink'}>
          {state === 'failed' ? `${name}: ${issue}` : `${name} ${stateWords[state]}.`}
        </Text>
      )}
    </div>
  );
}

const stateWords = { waiting: 'waits', done: 'is uploaded' } as const;
