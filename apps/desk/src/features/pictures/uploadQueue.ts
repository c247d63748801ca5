import type { Result } from '@parlour/contract';
import type { SubmissionFailure } from '@parlour/core/forms';
import type { UploadItem } from '@parlour/ui';

/** A file in the queue. */
export interface QueuedUpload {
  readonly key: string;
  readonly file: File;
  readonly state: UploadItem['state'];
}

/** Uploads one file. */
type UploadFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: number) => void },
) => Promise<Result<unknown, SubmissionFailure>>;

/** Files that are uploaded a few at a time. */
export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** More at once would only share the line. */
const AT_ONCE = 2;

/** Whether the same file may be taken another time: not where the file itself was refused. */
function mayRetry(failure: SubmissionFailure): boolean {
  if (failure.kind === 'input') return false;
  return failure.kind !== 'domain' || failure.code !== 'invalid_input';
}

/**
 * Creates a queue of files, each uploaded by a call of its own, so that one that fails can be sent again alone (`desk/pictures-2`).
 *
 * @param onChange - receives the files whenever one of them changes.
 */
export function createUploadQueue(
  upload: UploadFile,
  onChange: (uploads: readonly QueuedUpload[]) => void,
) {
  let uploads: readonly QueuedUpload[] = [];
  let lastId = 0;
  const aborts = new Map<string, AbortController>();
  const set = (next: readonly QueuedUpload[]) => {
    uploads = next;
    onChange(uploads);
  };
  const change = (key: string, state: QueuedUpload['state']) =>
    set(uploads.map((each) => (each.key === key ? { ...each, state } : each)));
  const inState = (kind: QueuedUpload['state']['kind']) =>
    uploads.filter(({ state }) => state.kind === kind);

  const start = async ({ key, file }: QueuedUpload) => {
    const abort = new AbortController();
    aborts.set(key, abort);
    const onProgress = (progress: number) => change(key, { kind: 'running', progress });
    onProgress(0);
    const result = await upload(file, { signal: abort.signal, onProgress });
    aborts.delete(key);
    change(
      key,
      result.ok
        ? { kind: 'done' }
        : {
            kind: 'failed',
            issue: result.failure.message,
            canRetry: mayRetry(result.failure),
          },
    );
    startNext();
  };
  const startNext = () => {
    const free = AT_ONCE - inState('running').length;
    for (const next of inState('waiting').slice(0, free)) void start(next);
  };

  return {
    /** Adds files to the end. */
    add(files: readonly File[]) {
      const added = files.map((file): QueuedUpload => {
        lastId += 1;
        return { key: String(lastId), file, state: { kind: 'waiting' } };
      });
      set([...uploads, ...added]);
      startNext();
    },
    /** Sends a file that failed again. */
    retry(key: string) {
      change(key, { kind: 'waiting' });
      startNext();
    },
    /** Takes a file out, and gives it up where it is under way. */
    remove(key: string) {
      aborts.get(key)?.abort();
      set(uploads.filter((each) => each.key !== key));
      startNext();
    },
    /** Gives up all that is under way. */
    stop() {
      for (const abort of aborts.values()) abort.abort();
    },
  };
}
