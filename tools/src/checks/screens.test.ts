import { describe, expect, test } from 'vitest';
import { createStatesCheck, picturedScreens, wholeScreens } from './screens.ts';
import { type OtherStates, stateNames, states } from './screenStates.ts';

const repository = (files: Record<string, string>) => new Map(Object.entries(files));

test('a screen needs the stories of its view, a test and a SPEC.md', () => {
  const folder = 'apps/web/src/features/cellar';
  const screen = { [`${folder}/list/CellarScreen.tsx`]: '' };
  expect(wholeScreens(repository(screen)).issues).toEqual([
    `${folder}/list/CellarScreen.tsx: add ${folder}/list/CellarView.stories.tsx with a story for each of its states`,
    `${folder}/list/CellarScreen.tsx: add ${folder}/list/CellarScreen.test.tsx with a test that opens it`,
    `${folder}/list/CellarScreen.tsx: add ${folder}/list/SPEC.md with a line for each behavior`,
  ]);
  const whole = {
    ...screen,
    [`${folder}/list/CellarView.stories.tsx`]: '',
    [`${folder}/list/CellarScreen.test.tsx`]: '',
    [`${folder}/SPEC.md`]: '',
  };
  expect(wholeScreens(repository(whole)).issues).toEqual([]);
});

const apps = {
  'apps/web/package.json': JSON.stringify({ parlour: { stories: { src: 'Screens' } } }),
  'apps/desk/package.json': JSON.stringify({ parlour: { stories: { src: 'Desk' } } }),
};
const storiesOf = (title: string, ...names: string[]) =>
  [
    `const meta = { title: '${title}' } satisfies Meta;`,
    ...names.map((name) => `export const ${name}: Story = {};`),
  ].join('\n');
const frame = (name: string) => `import { ${name} } from '@parlour/app';`;

const always = ['CellarOnAPhone', 'CellarInTheDark'];
const rest = ['Loading', 'Failed', 'Outdated', 'LongWords'];
const whys = Object.fromEntries(stateNames.map((state) => [state, 'It is a cellar.']));
const others = (changes: Partial<OtherStates> = {}): OtherStates => ({
  ofGroup: {},
  ofPage: {},
  ...changes,
});

describe.each([
  ['web', 'Screens'],
  ['desk', 'Desk'],
])('the stories of a screen of %s', (app, group) => {
  const folder = `apps/${app}/src/features/cellar`;
  const cellar = `${folder}/Cellar`;
  const filesOf = (view: string, names: readonly string[], files: Record<string, string> = {}) => ({
    ...apps,
    [`${cellar}Screen.tsx`]: '',
    [`${cellar}View.tsx`]: view,
    [`${cellar}View.stories.tsx`]: storiesOf('The cellar', ...names),
    ...files,
  });
  /** With reasons for all that the code does not show. */
  const issuesOf = (view: string, names: readonly string[], files?: Record<string, string>) =>
    createStatesCheck(others({ ofGroup: { [group]: whys } }))(
      repository(filesOf(view, names, files)),
    ).issues.filter((issue) => issue.startsWith(cellar));
  const issues = (...states: string[]) =>
    states.map((state) => `${cellar}View.stories.tsx: add the story ${state}`);
  const waiting = frame('PageDataView');
  const both = [...issues('Loading', 'Failed', 'Outdated'), ...issues('LongWords')];

  test('show it on a phone and in the dark', () => {
    expect(issuesOf('', ['Empty'])).toEqual(issues('OnAPhone', 'InTheDark'));
    expect(issuesOf('', always)).toEqual([]);
  });

  test.each(['PageDataView', 'SharedPage', 'Loadable'])('show what %s can be', (name) => {
    expect(issuesOf(frame(name), always)).toEqual(both);
    expect(issuesOf(frame(name), [...always, ...rest])).toEqual([]);
  });

  test('show what a part beside the view can be', () => {
    const view = "import { Shelf } from './Shelf.tsx';";
    const shelf = { [`${folder}/Shelf.tsx`]: waiting };
    expect(issuesOf(view, always, shelf)).toEqual(both);
    expect(issuesOf('', always, shelf)).toEqual([]);
  });

  test('show what a view in the file of its screen can be', () => {
    const within = (text: string) => issuesOf('', always, { [`${cellar}Screen.tsx`]: text });
    const view = 'export function CellarView() {}';
    const list = "import { ListPage } from '../../app/ListPage.tsx';";
    expect(within(`${list}\n${view}`)).toEqual(both);
    expect(within(view)).toEqual([]);
  });

  test('are those of its parts too', () => {
    const ofPart = {
      [`${cellar}ShelfView.stories.tsx`]: storiesOf(
        'Parts/Shelf',
        'OnAPhone',
        'InTheDark',
        ...rest,
      ),
    };
    expect(issuesOf(waiting, ['Full'], ofPart)).toEqual([]);
  });

  test('of one part of the page are not those of the page', () => {
    const ofPart = ['LoadingCodes', 'TastingFailed', 'WineOutdated', 'NextLongWordsOnAPhone'];
    expect(issuesOf(waiting, [...always, ...ofPart])).toEqual(both);
  });

  const saysNothing = frame('EmptyState');

  test.each(['Empty', 'NewAndEmpty', 'NoWines', 'Nothing', 'NothingAtAll', 'Missing'])(
    'show that there is nothing, where the view says so: %s',
    (name) => {
      expect(issuesOf(saysNothing, [...always, name])).toEqual([]);
      const view = "import { Shelf } from '../Shelf.tsx';";
      const shelf = { [`apps/${app}/src/features/Shelf.tsx`]: saysNothing };
      expect(issuesOf(view, [...always, name], shelf)).toEqual([]);
      expect(issuesOf(view, always, shelf)).toHaveLength(1);
    },
  );

  test.each(['EmptyShelf', 'NoRoom', 'NotFound', 'NothingFound', 'NothingRelated', 'NoResults'])(
    'do not show that there is nothing: %s',
    (name) => {
      expect(issuesOf(saysNothing, [...always, name])).toEqual(
        issues('Empty or one like NoBookings'),
      );
    },
  );

  const every = [...always, ...rest, 'Empty', 'Offline', 'Forbidden'];
  const issuesWithout = (name: string, reasons = others()) =>
    createStatesCheck(reasons)(
      repository(
        filesOf(
          '',
          every.filter((each) => each !== name),
        ),
      ),
    ).issues;

  test.each(['Loading', 'Empty', 'Failed', 'Outdated', 'Offline', 'Forbidden', 'LongWords'])(
    'that lose %s need a reason',
    (name) => {
      expect(issuesWithout('')).toEqual([]);
      expect(issuesWithout(name)).toEqual([
        expect.stringMatching(
          new RegExp(
            `^${cellar}View.stories.tsx: add the story ${name}.*, or say .* why ${group}/The cellar has none$`,
          ),
        ),
      ]);
      const state = stateNames.find((each) => states[each].name.test(name))!;
      const ofPage = { [`${group}/The cellar`]: { [state]: 'It is a cellar.' } };
      expect(issuesWithout(name, others({ ofPage }))).toEqual([]);
    },
  );
});

const vault = 'apps/web/src/features/cellar';
const vaultFiles = {
  ...apps,
  [`${vault}/CellarScreen.tsx`]: frame('PageDataView'),
  [`${vault}/CellarView.stories.tsx`]: storiesOf('The cellar', 'OnAPhone', 'InTheDark', 'Empty'),
};

test('the states of a dialog or of another screen are not those of a screen', () => {
  const all = ['Loading', 'Failed', 'OnAPhone', 'InTheDark', 'Empty'];
  const files = {
    ...vaultFiles,
    [`${vault}/BottleScreen.tsx`]: '',
    [`${vault}/BottleView.stories.tsx`]: storiesOf('A bottle', ...all),
    [`${vault}/DrinkDialogView.stories.tsx`]: storiesOf('Dialogs/Drink', ...all, 'LongWords'),
  };
  const check = createStatesCheck(others({ ofGroup: { Screens: whys } }));
  const ofCellar = check(repository(files)).issues.filter((issue) => issue.includes('/CellarView'));
  expect(ofCellar).toEqual([
    `${vault}/CellarView.stories.tsx: add the story Loading`,
    `${vault}/CellarView.stories.tsx: add the story Failed`,
  ]);
});

test('a dialog is shown on a phone, with long words, and failed where it can fail', () => {
  const issuesOf = (file: string, title: string, text: string, ...names: string[]) =>
    createStatesCheck(others())(
      repository({ ...apps, [`${vault}/${file}`]: `${text}\n${storiesOf(title, ...names)}` }),
    ).issues.map((issue) => issue.replace(/, or say.*/, '').split(' story ')[1]);
  const isNamed = ['DrinkDialogView.stories.tsx', 'A drink'] as const;
  const isTitled = ['DrinkView.stories.tsx', 'Dialogs/Drink'] as const;
  for (const [file, title] of [isNamed, isTitled]) {
    expect(issuesOf(file, title, '', 'Opened')).toEqual(['Failed', 'LongWords', 'OnAPhone']);
    expect(issuesOf(file, title, '', 'Failed', 'LongWords', 'OnAPhone')).toEqual([]);
    expect(issuesOf(file, title, 'failure: null', 'LongWords', 'OnAPhone')).toEqual(['Failed']);
  }
  const several = ['DrinkDialogs.stories.tsx', 'Drinks'] as const;
  expect(issuesOf(...several, '', 'PourFailed', 'PourLongWords', 'PourOnAPhone')).toEqual([]);
  expect(issuesOf('DrinkView.stories.tsx', 'A drink', '', 'Opened')).toEqual([]);
});

test('a reason about what has a story, about nothing, or with a dead link, is named', () => {
  const reasons = others({
    ofGroup: { Screens: { ...whys, offline: 'As [elsewhere](Screens/The cellar#Offline).' } },
    ofPage: {
      'Screens/The cellar': { empty: 'It is never empty.' },
      'Screens/The attic': { empty: 'It is never empty.' },
    },
  });
  const { issues } = createStatesCheck(reasons)(repository(vaultFiles));
  const file = 'tools/src/checks/otherStates.ts';
  expect(issues.filter((issue) => issue.startsWith(file))).toEqual([
    `${file}: Screens/The cellar shows empty by Empty, so remove its reason`,
    `${file}: nothing needs what it says of Screens, empty`,
    `${file}: Screens, offline leads to no story Screens/The cellar#Offline`,
    `${file}: nothing needs what it says of Screens, phone`,
    `${file}: nothing needs what it says of Screens, dark`,
    `${file}: nothing needs what it says of Screens/The attic, empty`,
  ]);
});

test('a screen needs stored pictures, under the id of its stories', () => {
  const cellar = 'apps/web/src/features/cellar';
  const files = {
    'apps/web/package.json': JSON.stringify({ parlour: { stories: { src: 'Screens' } } }),
    [`${cellar}/CellarScreen.tsx`]: '',
    [`${cellar}/CellarView.stories.tsx`]:
      "const wine = { title: 'Red' };\nconst meta = { title: 'The cellar' } satisfies Meta;",
    [`${cellar}/ShelfView.stories.tsx`]: "const meta = { title: 'Parts/Shelf' } satisfies Meta;",
  };
  const id = 'screens-the-cellar';
  expect(picturedScreens(repository(files)).issues).toEqual([
    `${cellar}/CellarView.stories.tsx: store its pictures with \`npm run pictures -- --accept ${id}\``,
  ]);
  const stored = { ...files, [`.storybook/pictures/${id}--loading.360.light.webp`]: '' };
  expect(picturedScreens(repository(stored)).issues).toEqual([]);
});
