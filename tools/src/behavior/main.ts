// `npm run behavior`: writes the index of the stated behavior.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { behaviorIndex, behaviorPage } from '../checks/behaviorIndex.ts';
import { readRepository } from '../checks/repository.ts';
import { root } from '../workspace/paths.ts';

writeFileSync(join(root, behaviorPage), behaviorIndex(readRepository(root)));
