// `npm run checks`: checks the repository itself and prints one line for each issue.
import { renderChartPages } from '../charts/pages.ts';
import { root } from '../workspace/paths.ts';
import { asvs } from './asvs.ts';
import { behavior } from './behavior.ts';
import { createChartsCheck } from './charts.ts';
import { drawnComponents, guidedComponents } from './components.ts';
import { guidedFeatures } from './coreGuide.ts';
import { documentPictures } from './documentPictures.ts';
import { listedStories } from './listedStories.ts';
import { logicalStyles } from './logicalStyles.ts';
import { commands, links } from './markdown.ts';
import { migrations } from './migrations/migrations.ts';
import { otherStates } from './otherStates.ts';
import { outsideMentions } from './outsideMentions.ts';
import { lockFile, packages } from './packages.ts';
import { readRepository } from './repository.ts';
import { runChecks, type Subject } from './runChecks.ts';
import { createStatesCheck, picturedScreens, wholeScreens } from './screens.ts';
import { specification } from './specification.ts';
import { testedCalls } from './testedCalls.ts';

const subjects: Readonly<Record<string, Subject>> = {
  behavior: {
    saves: 'What a SPEC.md states is proven by a test, and what a title claims to prove is stated.',
    parts: [behavior],
  },
  specification: {
    saves: 'No line of the specification is lost or without a proof.',
    parts: [specification],
  },
  asvs: {
    saves: 'The statement on security that clubs rely on is whole and names existing proofs.',
    parts: [asvs],
  },
  documents: {
    saves: 'A reader meets no dead link and no command that does not exist.',
    parts: [links, commands],
  },
  'core guide': {
    saves: 'Users of the core find each feature by an entry and by a row of its guide.',
    parts: [guidedFeatures],
  },
  charts: {
    saves: 'The drawn state machines and their ports are those of the code.',
    parts: [createChartsCheck(renderChartPages())],
  },
  migrations: {
    saves: 'A server of the release before goes on while its database is migrated.',
    parts: [migrations],
  },
  packages: {
    saves: 'Every checkout installs the same code, and no package escapes the other checks.',
    parts: [packages, lockFile],
  },
  'outside mentions': {
    saves: "Nothing leads to a folder that only the author's machine has.",
    parts: [outsideMentions],
  },
  calls: {
    saves: 'No call of the server is without a test that makes it.',
    parts: [testedCalls],
  },
  screens: {
    saves: 'Each state that people can see was seen by its author, on a phone and in the dark too.',
    parts: [wholeScreens, createStatesCheck(otherStates), picturedScreens],
  },
  components: {
    saves: 'The book shows when to use a component, and how it looks in use.',
    parts: [drawnComponents, guidedComponents],
  },
  direction: {
    saves: 'A page that is read from right to left is mirrored whole.',
    parts: [logicalStyles],
  },
  sidebar: {
    saves: 'Who looks for a state in the book does not search among views of the same.',
    parts: [listedStories],
  },
};

const repository = readRepository(root);
const { issueCount, lines } = runChecks(subjects, repository);
for (const line of lines) console.error(line);
// A change of a screen is whole before the documents show it, so this fails nothing.
for (const note of documentPictures(repository).issues) console.log(`note: ${note}`);
console.log(
  `${Object.keys(subjects).length} checks over ${repository.size} files: ${issueCount} faults`,
);
process.exitCode = issueCount === 0 ? 0 : 1;
