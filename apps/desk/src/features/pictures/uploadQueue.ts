import type { Result } from '@parlour/contract';

/** How far a file is. */
type UploadState = 'waiting' | 'uploading' | 'done' | 'failed';

/** A file in the queue. */
export interface QueuedUpload {
  readonly id: number;
  readonly file: File;
  readonly state: UploadState;
  /** The sent share, 0 to 1. */
  readonly progress: number;
  /** Why it was not uploaded. Null unless it failed. */
  readonly issue: string | null;
}

/** Uploads one file. */
type UploadFile = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (progress: number) => void },
) => Promise<Result<unknown, { readonly message: string }>>;

/** Files that are uploaded a few at a time. */
export type UploadQueue = ReturnType<typeof createUploadQueue>;

/** More at once would only share the line. */
const AT_ONCE = 2;

/**
 * Creates a queue of files, each uploaded by a call of its own, so that one that fails can be sent again alone (`DKI2`).
 *
 * @param onChange - receives the files whenever one of them changes.
 */
export function createUploadQueue(
  upload: UploadFile,
  onChange: (uploads: readonly QueuedUpload[]) => void,
) {
  let uploads: readonly QueuedUpload[] = [];
  let lastId = 0;
  const aborts = new Map<number, AbortController>();
  const set = (next: readonly QueuedUpload[]) => {
    uploads = next;
    onChange(uploads);
  };
  const change = (id: number, changes: Partial<QueuedUpload>) =>
    set(uploads.map((each) => (each.id === id ? { ...each, ...changes } : each)));

  const start = async ({ id, file }: QueuedUpload) => {
    const abort = new AbortController();
    aborts.set(id, abort);
    change(id, { state: 'uploading', progress: 0, issue: null });
    const onProgress = (progress: number) => change(id, { progress });
    const result = await upload(file, { signal: abort.signal, onProgress });
    aborts.delete(id);
    change(
      id,
      result.ok
        ? { state: 'done', progress: 1 }
        : { state: 'failed', issue: result.failure.message },
    );
    startNext();
  };
  const startNext = () => {
    const free = AT_ONCE - uploads.filter(({ state }) => state === 'uploading').length;
    for (const next of uploads.filter(({ state }) => state === 'waiting').slice(0, free)) {
      void start(next);
    }
  };

  return {
    /** Adds files to the end. */
    add(files: readonly File[]) {
      const added = files.map((file): QueuedUpload => {
        lastId += 1;
        return { id: lastId, file, state: 'waiting', progress: 0, issue: null };
      });
      set([...uploads, ...added]);
      startNext();
    },
    /** Sends a file that failed again. */
    retry(id: number) {
      change(id, { state: 'waiting', issue: null });
      startNext();
    },
    /** Takes a file out, and gives it up where it is under way. */
    remove(id: number) {
      aborts.get(id)?.abort();
      set(uploads.filter((each) => each.id !== id));
      startNext();
    },
    /** Gives up all that is under way. */
    stop() {
      for (const abort of aborts.values()) abort.abort();
    },
  };
}
