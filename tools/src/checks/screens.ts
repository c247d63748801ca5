import { type Check, findFiles, type Repository } from './repository.ts';

/** Checks that each screen has a view with its states as stories, a test, and stated behavior. */
export const wholeScreens: Check = (repository) =>
  findFiles(repository, /^apps\/[^/]+\/src\/features\/.*Screen\.tsx$/).flatMap(([path]) => {
    const [, folder = '', name = ''] = /^(.*)\/(\w+)Screen\.tsx$/.exec(path) ?? [];
    const parent = folder.slice(0, folder.lastIndexOf('/'));
    const missing = [
      [`${folder}/${name}View.stories.tsx`, 'a story for each of its states'],
      [`${folder}/${name}Screen.test.tsx`, 'a test that opens it'],
      [`${folder}/SPEC.md`, 'a line for each behavior', `${parent}/SPEC.md`],
    ] as const;
    return missing.flatMap(([file, content, otherwise]) =>
      repository.has(file) || (otherwise !== undefined && repository.has(otherwise))
        ? []
        : [`${path}: add ${file} with ${content}`],
    );
  });

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
/** Of a list without entries. That a search or filter finds nothing is another state. */
const empty = /^(?:\w*Empty|No(?!Results$|Matches$)[A-Z]\w*s|Nothing(?:AtAll|Typed)?)$/;
const waits = /\b(?:PageDataView|ListPage|ListTable|SharedPage|Loadable)\b/;

const thisFile = 'tools/src/checks/screens.ts';

/** The screens that have no state without entries. Any other shows it in its own stories. */
const neverEmpty = new Set([
  // Forms and steps, which are always there.
  'account/Account',
  'member-view/ViewTab',
  'profile/Profile',
  'set-up/SetUp',
  'settings/Settings',
  'settings/begin/Begin',
  'sign-in/SignIn',
  // One thing, which is there or missing.
  'benefits/detail/Benefit',
  'events/detail/Event',
  'gift-guides/product/GiftProduct',
  'imports/Import',
  'members/Member',
  'own-requests/detail/Request',
  'requests/thread/Thread',
  'vendors/Vendor',
  // Its reader is one of those it lists.
  'people/Staff',
]);

const namesOf = (stories: string): string[] =>
  [...stories.matchAll(/^export const (\w+): /gm)].map(([, name = '']) => name);

/** Returns the text of a screen's view, which may be in its file, and of the parts beside it that it renders. */
function viewText(repository: Repository, screen: string): string {
  const folder = screen.slice(0, screen.lastIndexOf('/'));
  const bound = repository.get(`${screen}Screen.tsx`) ?? '';
  const isWithin = /^export function \w+View\b/m.test(bound);
  const view = repository.get(`${screen}View.tsx`) ?? (isWithin ? bound : '');
  const parts = [...view.matchAll(/(?<=from '\.\/)\w+\.tsx(?=')/g)];
  return [view, ...parts.map(([part]) => repository.get(`${folder}/${part}`))].join('\n');
}

/** Checks that the stories of each screen show the states that it can be in. Those of its dialogs and neighbors do not count. */
export const statesOfScreen: Check = (repository) => {
  const screens = findFiles(repository, /^apps\/[^/]+\/src\/features\/.*Screen\.tsx$/);
  return screens.flatMap(([path, screenText]) => {
    const screen = path.slice(0, -'Screen.tsx'.length);
    const stories = `${screen}View.stories.tsx`;
    const own = repository.get(stories);
    if (own === undefined) return [];
    const folder = screen.slice(0, screen.lastIndexOf('/'));
    const ofNeighbors = screens.map(([other]) => other.replace('Screen.tsx', 'View.stories.tsx'));
    const shown = findFiles(
      repository,
      new RegExp(`^${folder}/\\w+(?<!Dialog)View\\.stories\\.tsx$`),
    )
      .filter(([file]) => file === stories || !ofNeighbors.includes(file))
      .flatMap(([, text]) => namesOf(text));
    const view = viewText(repository, screen);
    const states = [
      ...(waits.test(screenText + view) ? statesOfWaiting : []),
      ...(waits.test(view) ? statesOfData : []),
      onAPhone,
    ];
    const key = screen.replace(/^.*\/src\/features\//, '');
    const hasEmpty = neverEmpty.has(key) || namesOf(own).some((name) => empty.test(name));
    const missing = [
      ...states
        .filter(({ name }) => !shown.some((story) => name.test(story)))
        .map(({ add }) => add),
      ...(hasEmpty
        ? []
        : [`Empty or one like NoBookings, or add '${key}' to neverEmpty in ${thisFile}`]),
    ];
    return missing.map((story) => `${stories}: add the story ${story}`);
  });
};
