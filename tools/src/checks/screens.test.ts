import { describe, expect, test } from 'vitest';
import { picturedScreens, statesOfScreen, wholeScreens } from './screens.ts';

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

const storiesOf = (...names: string[]) =>
  names.map((name) => `export const ${name}: Story = {};`).join('\n');

describe.each(['web', 'desk'])('the stories of a screen of %s', (app) => {
  const folder = `apps/${app}/src/features/cellar`;
  const cellar = `${folder}/Cellar`;
  const issuesOf = (view: string, stories: string, others: Record<string, string> = {}) =>
    statesOfScreen(
      repository({
        [`${cellar}Screen.tsx`]: '',
        [`${cellar}View.tsx`]: view,
        [`${cellar}View.stories.tsx`]: stories,
        ...others,
      }),
    ).issues;
  const issues = (...states: string[]) =>
    states.map((state) => `${cellar}View.stories.tsx: add the story ${state}`);
  const always = ['CellarOnAPhone', 'Empty'];
  const rest = ['Loading', 'Failed', 'Outdated', 'LongWords'];
  const frame = (name: string) => `import { ${name} } from '@parlour/app';`;
  const waiting = frame('PageDataView');

  test('show it on a phone', () => {
    expect(issuesOf('', storiesOf('Empty'))).toEqual(issues('OnAPhone'));
    expect(issuesOf('', storiesOf(...always))).toEqual([]);
  });

  test.each(['PageDataView', 'SharedPage', 'Loadable'])('show what %s can be', (name) => {
    expect(issuesOf(frame(name), storiesOf(...always))).toEqual(issues(...rest));
    expect(issuesOf(frame(name), storiesOf(...always, ...rest))).toEqual([]);
  });

  test('show what a part beside the view can be', () => {
    const view = "import { Shelf } from './Shelf.tsx';";
    const shelf = { [`${folder}/Shelf.tsx`]: waiting };
    expect(issuesOf(view, storiesOf(...always), shelf)).toEqual(issues(...rest));
    expect(issuesOf('', storiesOf(...always), shelf)).toEqual([]);
  });

  test('show what a view in the file of its screen can be', () => {
    const within = (text: string) =>
      statesOfScreen(
        repository({
          [`${cellar}Screen.tsx`]: text,
          [`${cellar}View.stories.tsx`]: storiesOf(...always),
        }),
      ).issues;
    const view = 'export function CellarView() {}';
    const list = "import { ListPage } from '../../app/ListPage.tsx';";
    expect(within(`${list}\n${view}`)).toEqual(issues(...rest));
    expect(within(view)).toEqual([]);
  });

  test('are those of its parts too', () => {
    const ofPart = { [`${cellar}ShelfView.stories.tsx`]: storiesOf('OnAPhone', ...rest) };
    expect(issuesOf(waiting, storiesOf('Empty'), ofPart)).toEqual([]);
  });

  test('of one part of the page are not those of the page', () => {
    const ofPart = ['LoadingCodes', 'TastingFailed', 'WineOutdated', 'NextLongWordsOnAPhone'];
    expect(issuesOf(waiting, storiesOf('Empty', ...ofPart))).toEqual(issues(...rest));
  });

  const saysNothing = frame('EmptyState');

  test.each(['Empty', 'NewAndEmpty', 'NoWines', 'Nothing', 'NothingAtAll', 'Missing'])(
    'show that there is nothing, where the view says so: %s',
    (name) => {
      expect(issuesOf(saysNothing, storiesOf('OnAPhone', name))).toEqual([]);
      const view = "import { Shelf } from '../Shelf.tsx';";
      const shelf = { [`apps/${app}/src/features/Shelf.tsx`]: saysNothing };
      expect(issuesOf(view, storiesOf('OnAPhone', name), shelf)).toEqual([]);
      expect(issuesOf(view, storiesOf('OnAPhone'), shelf)).toHaveLength(1);
    },
  );

  test.each(['EmptyShelf', 'NoRoom', 'NotFound', 'NothingFound', 'NothingRelated', 'NoResults'])(
    'do not show that there is nothing: %s',
    (name) => {
      expect(issuesOf(saysNothing, storiesOf('OnAPhone', name))).toEqual(
        issues('Empty or one like NoBookings'),
      );
    },
  );
});

test('the states of a dialog or of another screen are not those of a screen', () => {
  const folder = 'apps/web/src/features/cellar';
  const all = storiesOf('Loading', 'Failed', 'OnAPhone', 'Empty');
  const files = {
    [`${folder}/CellarScreen.tsx`]: "import { PageDataView } from '@parlour/app';",
    [`${folder}/CellarView.stories.tsx`]: storiesOf('OnAPhone', 'Empty'),
    [`${folder}/BottleScreen.tsx`]: '',
    [`${folder}/BottleView.stories.tsx`]: all,
    [`${folder}/DrinkDialogView.stories.tsx`]: all,
  };
  expect(statesOfScreen(repository(files)).issues).toEqual([
    `${folder}/CellarView.stories.tsx: add the story Loading`,
    `${folder}/CellarView.stories.tsx: add the story Failed`,
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
