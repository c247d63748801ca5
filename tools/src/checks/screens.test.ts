import { describe, expect, test } from 'vitest';
import { statesOfScreen, wholeScreens } from './screens.ts';

const repository = (files: Record<string, string>) => new Map(Object.entries(files));

test('a screen needs the stories of its view, a test and a SPEC.md', () => {
  const folder = 'apps/web/src/features/cellar';
  const screen = { [`${folder}/list/CellarScreen.tsx`]: '' };
  expect(wholeScreens(repository(screen))).toEqual([
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
  expect(wholeScreens(repository(whole))).toEqual([]);
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
    );
  const issues = (...states: string[]) =>
    states.map((state) => `${cellar}View.stories.tsx: add the story ${state}`);
  const always = ['CellarOnAPhone', 'Empty'];
  const rest = ['Loading', 'Failed', 'Outdated', 'LongWords'];

  test('show it on a phone', () => {
    expect(issuesOf('', storiesOf('Empty'))).toEqual(issues('OnAPhone'));
    expect(issuesOf('', storiesOf(...always))).toEqual([]);
  });

  test.each(['<PageDataView', '<SharedPage', 'Loadable<'])('show what %s can be', (frame) => {
    expect(issuesOf(frame, storiesOf(...always))).toEqual(issues(...rest));
    expect(issuesOf(frame, storiesOf(...always, ...rest))).toEqual([]);
  });

  test('show what a part beside the view can be', () => {
    const view = "import { Shelf } from './Shelf.tsx';";
    const shelf = { [`${folder}/Shelf.tsx`]: '<PageDataView' };
    expect(issuesOf(view, storiesOf(...always), shelf)).toEqual(issues(...rest));
    expect(issuesOf('', storiesOf(...always), shelf)).toEqual([]);
  });

  test('are those of its parts too', () => {
    const ofPart = { [`${cellar}ShelfView.stories.tsx`]: storiesOf('OnAPhone', ...rest) };
    expect(issuesOf('<PageDataView', storiesOf('Empty'), ofPart)).toEqual([]);
  });

  test('of one part of the page are not those of the page', () => {
    const ofPart = ['LoadingCodes', 'TastingFailed', 'WineOutdated', 'NextLongWordsOnAPhone'];
    expect(issuesOf('<PageDataView', storiesOf('Empty', ...ofPart))).toEqual(issues(...rest));
  });

  test.each(['Empty', 'NewAndEmpty', 'NoWines', 'Nothing', 'NothingAtAll'])(
    'show it empty: %s',
    (name) => {
      expect(issuesOf('', storiesOf('OnAPhone', name))).toEqual([]);
    },
  );

  test.each(['EmptyShelf', 'NoRoom', 'NotFound', 'NothingFound', 'NothingRelated', 'NoResults'])(
    'do not show it empty: %s',
    (name) => {
      expect(issuesOf('', storiesOf('OnAPhone', name))).toEqual(
        issues(
          "Empty or one like NoBookings, or add 'cellar/Cellar' to neverEmpty in tools/src/checks/screens.ts",
        ),
      );
    },
  );
});

test('a screen that is never empty needs no story of it', () => {
  const staff = 'apps/desk/src/features/people/Staff';
  const files = {
    [`${staff}Screen.tsx`]: '',
    [`${staff}View.stories.tsx`]: storiesOf('OnAPhone'),
  };
  expect(statesOfScreen(repository(files))).toEqual([]);
});

test('the states of a dialog or of another screen are not those of a screen', () => {
  const folder = 'apps/web/src/features/cellar';
  const all = storiesOf('Loading', 'Failed', 'OnAPhone', 'Empty');
  const files = {
    [`${folder}/CellarScreen.tsx`]: '<PageDataView',
    [`${folder}/CellarView.stories.tsx`]: storiesOf('OnAPhone', 'Empty'),
    [`${folder}/BottleScreen.tsx`]: '',
    [`${folder}/BottleView.stories.tsx`]: all,
    [`${folder}/DrinkDialogView.stories.tsx`]: all,
  };
  expect(statesOfScreen(repository(files))).toEqual([
    `${folder}/CellarView.stories.tsx: add the story Loading`,
    `${folder}/CellarView.stories.tsx: add the story Failed`,
  ]);
});
