// `npm run checks`: the checks of the repository itself. Each fault is one line.
import { chartPages } from '../charts/pages.ts';
import { root } from '../workspace/paths.ts';
import { behavior } from './behavior.ts';
import { charts } from './charts.ts';
import { commands, links } from './documents.ts';
import { exactVersions, outsideMentions, storyAccessibility } from './hygiene.ts';
import { readRepository } from './repository.ts';
import { specification } from './specification.ts';

const repository = readRepository(root);
const checks = [
  behavior,
  specification,
  links,
  commands,
  outsideMentions,
  exactVersions,
  storyAccessibility,
  charts(chartPages()),
];
const faults = checks.flatMap((check) => check(repository));
for (const fault of faults) console.error(fault);
console.log(`${checks.length} checks over ${repository.size} files: ${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;
