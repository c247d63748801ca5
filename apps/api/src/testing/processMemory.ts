import { closeSync, openSync, readFileSync, readSync } from 'node:fs';

const CHUNK = 8 * 1024 * 1024;

/** Where a text was found in the memory of a process. */
export interface MemoryHit {
  readonly text: string;
  /** The name of the mapping, such as `[heap]`, empty for anonymous memory. */
  readonly mapping: string;
  /** The bytes around it, as Latin-1. */
  readonly around: string;
}

/** Searches all writable memory of a process for texts, as ASCII and as UTF-16, as a dump of its core would show it. */
export function searchMemory(pid: number, texts: readonly string[]): readonly MemoryHit[] {
  const forms = texts.flatMap((text) =>
    (['latin1', 'utf16le'] as const).map((form) => ({ text, bytes: Buffer.from(text, form) })),
  );
  const overlap = Math.max(...forms.map(({ bytes }) => bytes.length)) - 1;
  const file = openSync(`/proc/${pid}/mem`, 'r');
  const hits: MemoryHit[] = [];
  const buffer = Buffer.alloc(CHUNK);
  try {
    for (const { start, end, mapping } of writableMappings(pid)) {
      for (let at = start; at < end; at += CHUNK - overlap) {
        const length = readAt(file, buffer, Math.min(CHUNK, end - at), at);
        const bytes = buffer.subarray(0, length);
        for (const form of forms) {
          for (let hit = bytes.indexOf(form.bytes); hit !== -1;) {
            const around = bytes.toString('latin1', Math.max(0, hit - 40), hit + 60);
            hits.push({ text: form.text, mapping, around });
            hit = bytes.indexOf(form.bytes, hit + 1);
          }
        }
      }
    }
  } finally {
    closeSync(file);
  }
  return hits;
}

function writableMappings(pid: number) {
  return readFileSync(`/proc/${pid}/maps`, 'utf8')
    .split('\n')
    .map((line) => /^([\da-f]+)-([\da-f]+) rw\S+ \S+ \S+ \S+ *(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map(([, start = '', end = '', mapping = '']) => ({
      start: Number.parseInt(start, 16),
      end: Number.parseInt(end, 16),
      mapping,
    }));
}

/** Reads memory, or nothing where the process has given it back meanwhile. */
function readAt(file: number, buffer: Buffer, length: number, at: number): number {
  try {
    return readSync(file, buffer, 0, length, at);
  } catch {
    return 0;
  }
}
