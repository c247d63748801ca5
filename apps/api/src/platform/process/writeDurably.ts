import { chmodSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a text file that appears whole, or not at all when the process is killed or the disk is full. */
export function writeDurably(file: string, text: string, mode: number): void {
  const incoming = `${file}.incoming`;
  writeFileSync(incoming, text, { mode, flush: true });
  // The mode above is less what the umask takes.
  chmodSync(incoming, mode);
  renameSync(incoming, file);
}
