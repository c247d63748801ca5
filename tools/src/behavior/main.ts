// `npm run behavior`: numbers the stated behaviors in order, and renames them wherever they are named.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRepository } from '../checks/repository.ts';
import { root } from '../workspace/paths.ts';
import { renumber } from './renumber.ts';

const changed = renumber(readRepository(root));
for (const [path, text] of changed) writeFileSync(join(root, path), text);
console.log(`parlour: renamed behaviors in ${changed.size} files`);
