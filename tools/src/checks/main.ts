// `npm run checks`: checks the repository itself and prints one line for each issue.
import { routes } from '@parlour/core/routes';
import { renderChartPages } from '../charts/pages.ts';
import { root } from '../workspace/paths.ts';
import { asvs } from './asvs.ts';
import { behavior } from './behavior.ts';
import { behaviorIndexIsCurrent } from './behaviorIndex.ts';
import { createChartsCheck } from './charts.ts';
import {
  checkedPackages,
  documentedComponents,
  documentedProps,
  drawnComponents,
  guidedComponents,
  picturedScreens,
  placedPackages,
  placedStories,
  statesOfUse,
  testedRoutes,
} from './conventions.ts';
import { guidedFeatures } from './coreGuide.ts';
import { lockFile } from './lockFile.ts';
import { createListedPagesCheck } from './listedPages.ts';
import { commands, links } from './markdown.ts';
import { exactVersions, outsideMentions, storyAccessibility } from './hygiene.ts';
import { migrations } from './migrations/migrations.ts';
import { namedBehaviors } from './namedBehaviors.ts';
import { commentSentences, oneClaim, plainPhrases } from './prose.ts';
import { readRepository } from './repository.ts';
import { statesOfScreen, wholeScreens } from './screens.ts';
import { securityEvents } from './securityEvents.ts';
import { spaceTokens } from './spaceTokens.ts';
import { specification } from './specification.ts';
import { testedCalls } from './testedCalls.ts';
import { vocabulary } from './vocabulary.ts';

const repository = readRepository(root);
const checks = [
  behavior,
  behaviorIndexIsCurrent,
  commentSentences,
  plainPhrases,
  oneClaim,
  specification,
  asvs,
  namedBehaviors,
  securityEvents,
  vocabulary,
  links,
  commands,
  outsideMentions,
  exactVersions,
  lockFile,
  migrations,
  storyAccessibility,
  wholeScreens,
  statesOfScreen,
  placedStories,
  picturedScreens,
  drawnComponents,
  guidedComponents,
  testedRoutes,
  createListedPagesCheck(routes),
  testedCalls,
  spaceTokens,
  documentedComponents,
  documentedProps,
  statesOfUse,
  checkedPackages,
  placedPackages,
  guidedFeatures,
  createChartsCheck(renderChartPages()),
];
const issues = checks.flatMap((check) => check(repository));
for (const issue of issues) console.error(issue);
console.log(`${checks.length} checks over ${repository.size} files: ${issues.length} faults`);
process.exitCode = issues.length === 0 ? 0 : 1;
