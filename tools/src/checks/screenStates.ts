import { posix } from 'node:path';
import { Visitor } from 'oxc-parser';
import { findFiles, type Repository } from './repository.ts';
import { readStoryGroups } from './storyGroups.ts';
import { importedNames, parseSource, propertyOf, type Source, textOf } from './syntax.ts';

/** Where screens are, and the name of their files. */
export const screenFile = /^apps\/[^/]+\/src\/features\/.*Screen\.tsx$/;

/** A state that stories show: the story to add, and the names that show it. A longer name is the state of a part of the page. */
interface State {
  readonly add: string;
  readonly name: RegExp;
}

/** What a screen can be in. That a search or filter finds nothing is another state than that there is nothing. */
export const states = {
  loading: { add: 'Loading', name: /^Loading$/ },
  empty: {
    add: 'Empty or one like NoBookings',
    name: /^(?:\w*Empty|No(?!Results$|Matches$)[A-Z]\w*s|Nothing(?:AtAll|Typed)?|Missing)$/,
  },
  failed: { add: 'Failed', name: /^(?:Loading)?Failed$/ },
  outdated: { add: 'Outdated', name: /^Outdated$/ },
  offline: { add: 'Offline', name: /^Offline$/ },
  forbidden: { add: 'Forbidden', name: /^Forbidden$/ },
  longWords: { add: 'LongWords', name: /^Long\w+$/ },
  phone: { add: 'OnAPhone', name: /^\w*OnAPhone$/ },
  dark: { add: 'InTheDark', name: /^\w*InTheDark$/ },
} as const satisfies Record<string, State>;

/** The name of a state. */
export type StateName = keyof typeof states;

/** The names of all states, in the order of the book. */
export const stateNames = Object.keys(states).filter((name): name is StateName => name in states);

type Reasons = Readonly<Partial<Record<StateName, string>>>;

/** Why there is no story of a state. `[words](title#story)` leads to the story that shows what is there instead. */
export interface OtherStates {
  /** What holds for all screens of a group of the book that say nothing else. */
  readonly ofGroup: Readonly<Record<string, Reasons>>;
  /** What holds for the page of one screen or dialog, by its title. */
  readonly ofPage: Readonly<Record<string, Reasons>>;
}

/** A story by the title of its page and its own name. */
interface StoryReference {
  readonly title: string;
  readonly name: string;
}

/** A screen or a dialog, and how the book shows its states. */
interface StatesRow {
  /** The file of its stories. */
  readonly file: string;
  /** The title of its stories, with its groups. */
  readonly title: string;
  readonly isDialog: boolean;
  readonly cells: readonly {
    readonly state: StateName;
    /** The story that shows it. Undefined where none does. */
    readonly story: StoryReference | undefined;
    /** Why there is none. Undefined where nobody has said it. */
    readonly reason: string | undefined;
    /** Whether the code can be in it, whatever a reason says. */
    readonly isNeeded: boolean;
  }[];
}

const statesOfWaiting: readonly StateName[] = ['loading', 'failed'];
/** An older copy, and texts that are longer than any designer thinks. */
const statesOfData: readonly StateName[] = ['outdated', 'longWords'];
const statesOfDialogs: readonly StateName[] = ['failed', 'longWords', 'phone'];
const waiting = ['PageDataView', 'ListPage', 'ListTable', 'SharedPage', 'Loadable'];

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

interface StoryFile {
  readonly file: string;
  readonly text: string;
  readonly title: string;
  readonly names: readonly string[];
}

/** Reads the stories of the apps. */
export function readAppStories(repository: Repository): readonly StoryFile[] {
  return readStoryGroups(repository)
    .filter(({ folder }) => folder.startsWith('apps/'))
    .flatMap(({ folder, group }) =>
      findFiles(repository, new RegExp(`^${folder}/.*\\.stories\\.tsx$`)).map(([file, text]) => {
        const source = parseSource(file, text);
        return { file, text, title: `${group}/${titleOf(source)}`, names: source.exportNames };
      }),
    );
}

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

/** Returns the states that the code of a screen has. */
function neededStates(repository: Repository, screen: string): readonly StateName[] {
  const ownView = screen.replace('Screen.tsx', 'View.tsx');
  // The view of a small screen is in its file.
  const isWithin = parseFile(repository, screen)?.exportNames.includes(
    posix.basename(ownView, '.tsx'),
  );
  const view = isWithin === true ? screen : ownView;
  const viewNames = namesUsedBy(partsOf(repository, view));
  const names = new Set([...viewNames, ...namesUsedBy([parseFile(repository, screen)])]);
  return [
    ...(waiting.some((name) => names.has(name)) ? statesOfWaiting : []),
    ...(waiting.some((name) => viewNames.has(name)) ? statesOfData : []),
    ...(viewNames.has('EmptyState') ? (['empty'] as const) : []),
    'phone',
    'dark',
  ];
}

/**
 * Lists the screens of the apps and their dialogs, each with its states. The stories of a screen are also those of the
 * parts beside it, but not those of its dialogs and neighbors. That a part is empty says nothing of the page.
 */
export function readStates(repository: Repository, reasons: OtherStates): readonly StatesRow[] {
  const files = readAppStories(repository);
  const screenOf = ({ file }: StoryFile) => file.replace('View.stories.tsx', 'Screen.tsx');
  const isScreen = (file: StoryFile) =>
    screenFile.test(screenOf(file)) && repository.has(screenOf(file));
  const isDialog = ({ file, title }: StoryFile) =>
    /Dialogs?(?:View)?\.stories\.tsx$/.test(file) || /^[^/]+\/Dialogs\//.test(title);

  return files.flatMap((own) => {
    const isOfDialog = isDialog(own);
    if (!isOfDialog && !isScreen(own)) return [];
    const folder = posix.dirname(own.file);
    const isPart = (each: StoryFile) =>
      posix.dirname(each.file) === folder &&
      each.file.endsWith('View.stories.tsx') &&
      !isDialog(each) &&
      !isScreen(each);
    const parts = isOfDialog ? [] : files.filter((each) => each !== own && isPart(each));
    const needed = isOfDialog
      ? (['phone', ...(/\b(?:failure|formArgs)\b/.test(own.text) ? ['failed'] : [])] as const)
      : neededStates(repository, screenOf(own));
    const group = own.title.split('/', 1)[0] ?? '';
    const cells = (isOfDialog ? statesOfDialogs : stateNames).map((state) => {
      // A file with several dialogs names the dialog too.
      const isOfSeveral = own.file.endsWith('Dialogs.stories.tsx');
      const name = isOfSeveral ? new RegExp(`${states[state].add}$`) : states[state].name;
      const [story] = [own, ...(state === 'empty' ? [] : parts)].flatMap(({ title, names }) =>
        names.filter((each) => name.test(each)).map((each) => ({ title, name: each })),
      );
      const reason =
        reasons.ofPage[own.title]?.[state] ??
        (story === undefined && !isOfDialog ? reasons.ofGroup[group]?.[state] : undefined);
      return { state, story, reason, isNeeded: needed.some((each) => each === state) };
    });
    return [{ file: own.file, title: own.title, isDialog: isOfDialog, cells }];
  });
}

/** The links in a reason: the words, and the title and the name of a story, as `[Today](Desk/Today#Forbidden)`. */
export const storyLink = /\[(?<words>[^\]]+)\]\((?<title>[^#)]+)#(?<name>\w+)\)/g;
