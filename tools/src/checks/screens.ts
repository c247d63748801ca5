import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { type Check, findFiles, type Repository } from './repository.ts';
import { readStoryGroups } from './storyGroups.ts';
import { importedNames, parseSource, propertyOf, type Source, textOf } from './syntax.ts';

const screenFile = /^apps\/[^/]+\/src\/features\/.*Screen\.tsx$/;

/** Checks that each screen has a view with its states as stories, a test, and stated behavior. */
export const wholeScreens: Check = (repository) => {
  const screens = findFiles(repository, screenFile);
  const issues = screens.flatMap(([path]) => {
    const screen = path.slice(0, -'Screen.tsx'.length);
    const folder = posix.dirname(path);
    const missing = [
      [`${screen}View.stories.tsx`, 'a story for each of its states'],
      [`${screen}Screen.test.tsx`, 'a test that opens it'],
      [`${folder}/SPEC.md`, 'a line for each behavior', `${posix.dirname(folder)}/SPEC.md`],
    ] as const;
    return missing.flatMap(([file, content, otherwise]) =>
      repository.has(file) || (otherwise !== undefined && repository.has(otherwise))
        ? []
        : [`${path}: add ${file} with ${content}`],
    );
  });
  return { judged: screens.length, issues };
};

/** A state that stories show: the story to add, and the names that show it. A longer name is the state of a part of the page. */
type State = { readonly add: string; readonly name: RegExp };

const onAPhone: State = { add: 'OnAPhone', name: /^\w*OnAPhone$/ };
/** Of a screen that waits for data. */
const statesOfWaiting: readonly State[] = [
  { add: 'Loading', name: /^Loading$/ },
  { add: 'Failed', name: /^(?:Loading)?Failed$/ },
];
/** Of a view that shows what was loaded: an older copy, and texts that are longer than any designer thinks. */
const statesOfData: readonly State[] = [
  { add: 'Outdated', name: /^Outdated$/ },
  { add: 'LongWords', name: /^Long\w+$/ },
];
/** Of a view that says that there is nothing. That a search or filter finds nothing is another state. */
const empty: State = {
  add: 'Empty or one like NoBookings',
  name: /^(?:\w*Empty|No(?!Results$|Matches$)[A-Z]\w*s|Nothing(?:AtAll|Typed)?|Missing)$/,
};
const waiting = ['PageDataView', 'ListPage', 'ListTable', 'SharedPage', 'Loadable'];

/** Returns the names that files import. */
const namesUsedBy = (sources: readonly (Source | undefined)[]): ReadonlySet<string> =>
  new Set(sources.flatMap((source) => (source === undefined ? [] : importedNames(source))));

/** Returns a view and the components that it imports by a path. */
function partsOf(repository: Repository, view: string): readonly (Source | undefined)[] {
  const source = parseFile(repository, view);
  const parts = (source?.imports ?? [])
    .map(({ moduleRequest }) => moduleRequest.value)
    .filter((specifier) => specifier.startsWith('.') && specifier.endsWith('.tsx'))
    .map((specifier) => parseFile(repository, posix.join(posix.dirname(view), specifier)));
  return [source, ...parts];
}

function parseFile(repository: Repository, path: string): Source | undefined {
  const text = repository.get(path);
  return text === undefined ? undefined : parseSource(path, text);
}

/** Checks that the stories of each screen show the states that it can be in. Those of its dialogs and neighbors do not count. */
export const statesOfScreen: Check = (repository) => {
  const screens = findFiles(repository, screenFile);
  const ofScreens = screens.map(([path]) => path.replace('Screen.tsx', 'View.stories.tsx'));
  const issues = screens.flatMap(([path]) => {
    const ownView = path.replace('Screen.tsx', 'View.tsx');
    // The view of a small screen is in its file.
    const isWithin = parseFile(repository, path)?.exportNames.includes(
      posix.basename(ownView, '.tsx'),
    );
    const view = isWithin === true ? path : ownView;
    const stories = path.replace('Screen.tsx', 'View.stories.tsx');
    const own = parseFile(repository, stories)?.exportNames;
    if (own === undefined) return [];
    const ofFolder = new RegExp(`^${posix.dirname(path)}/\\w+(?<!Dialog)View\\.stories\\.tsx$`);
    const shown = findFiles(repository, ofFolder)
      .filter(([file]) => file === stories || !ofScreens.includes(file))
      .flatMap(([file, text]) => parseSource(file, text).exportNames);
    const viewNames = namesUsedBy(partsOf(repository, view));
    const names = new Set([...viewNames, ...namesUsedBy([parseFile(repository, path)])]);
    const states = [
      ...(waiting.some((name) => names.has(name)) ? statesOfWaiting : []),
      ...(waiting.some((name) => viewNames.has(name)) ? statesOfData : []),
      onAPhone,
    ];
    const missing = states.filter(({ name }) => !shown.some((story) => name.test(story)));
    const isEmptyShown = own.some((story) => empty.name.test(story));
    return [...missing, ...(viewNames.has('EmptyState') && !isEmptyShown ? [empty] : [])].map(
      ({ add }) => `${stories}: add the story ${add}`,
    );
  });
  return { judged: screens.length, issues };
};

/** Returns the title of stories, without the group of their package. */
function titleOf({ program }: Source): string | undefined {
  let title: string | undefined;
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier' || id.name !== 'meta') return;
      const meta = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
      if (meta?.type === 'ObjectExpression') title = textOf(propertyOf(meta, 'title'));
    },
  }).visit(program);
  return title;
}

/** Checks that pictures of each screen are stored, below the id that the book makes of the title of its stories. */
export const picturedScreens: Check = (repository) => {
  const screens = readStoryGroups(repository)
    .filter(({ folder }) => folder.startsWith('apps/'))
    .flatMap(({ folder, group }) =>
      findFiles(repository, new RegExp(`^${folder}/features/.*View\\.stories\\.tsx$`))
        .filter(([path]) => repository.has(path.replace('View.stories.tsx', 'Screen.tsx')))
        .map(([path, text]) => ({ path, title: titleOf(parseSource(path, text)), group })),
    );
  const issues = screens.flatMap(({ path, title, group }) => {
    const id = `${group} ${title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
    return findFiles(repository, new RegExp(`^\\.storybook/pictures/${id}--`)).length > 0
      ? []
      : [`${path}: store its pictures with \`npm run pictures -- --accept ${id}\``];
  });
  return { judged: screens.length, issues };
};
