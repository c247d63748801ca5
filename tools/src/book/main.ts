// `npm run book`: builds Storybook as files, opens every page of it, asks its search for every synonym, weighs it, and prints
// one line for each fault. `npm run book -- screens-` opens only the pages whose ids begin so.
import { join } from 'node:path';
import { root } from '../workspace/paths.ts';
import { sizeFaults } from './bookSize.ts';
import { openBook } from './openBook.ts';
import { searchBook } from './searchBook.ts';
import { synonyms } from './synonyms.ts';

const folder = join(root, 'storybook-static');
const { pages, faults: found } = await openBook(folder, process.argv[2], (left) => {
  if (left > 0 && left % 100 === 0) console.log(`parlour: ${left} pages of the book are left`);
});
const faults = [...found, ...(await searchBook(folder, synonyms)), ...sizeFaults(folder)];
for (const fault of faults) console.error(fault);
console.log(`parlour: opened ${pages} pages of the book: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
