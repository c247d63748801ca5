import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:sample-emails';
const program = resolve(import.meta.dirname, '../apps/api/src/testing/printSampleEmails.ts');

/** Gives stories every email that the server sends, rendered by the server's own code in a process of its own. */
export function sampleEmails(): Plugin {
  return {
    name: 'parlour:sample-emails',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const emails = execFileSync(process.execPath, ['--conditions=@parlour/source', program]);
      return `export default ${emails.toString()};`;
    },
  };
}
