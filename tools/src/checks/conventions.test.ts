import { deskRoutes, routes } from '@parlour/core/routes';
import { expect, test } from 'vitest';
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

const repository = (files: Record<string, string>) => new Map(Object.entries(files));

test('a route needs a test that opens its page', () => {
  const pathsOf = (table: typeof routes | typeof deskRoutes) =>
    Object.values(table).map(({ path }) => path.replaceAll(/:\w+/g, 'x'));
  const paths = pathsOf(routes);
  const testOf = (opened: readonly string[]) =>
    opened.map((path) => `renderApp('${path}');`).join('');
  const opening = (opened: readonly string[]) =>
    repository({
      'apps/web/src/a.test.tsx': testOf(opened),
      'apps/desk/src/a.test.tsx': testOf(pathsOf(deskRoutes)),
    });
  expect(testedRoutes(opening(paths))).toEqual([]);
  expect(testedRoutes(opening(paths.filter((path) => path !== '/events/x')))).toEqual([
    "libs/core/src/routes/routes.ts: add a test that opens the page 'event' (/events/:eventId)",
  ]);
});

test('a screen needs stored pictures, under the id of its stories', () => {
  const cellar = 'apps/web/src/features/cellar';
  const files = {
    'apps/web/package.json': JSON.stringify({ parlour: { stories: { src: 'Screens' } } }),
    [`${cellar}/CellarScreen.tsx`]: '',
    [`${cellar}/CellarView.stories.tsx`]: "const meta = {\n  title: 'The cellar',",
    [`${cellar}/ShelfView.stories.tsx`]: "const meta = {\n  title: 'Parts/Shelf',",
  };
  const id = 'screens-the-cellar';
  expect(picturedScreens(repository(files))).toEqual([
    `${cellar}/CellarView.stories.tsx: store its pictures with \`npm run pictures -- --accept ${id}\``,
  ]);
  const stored = { ...files, [`.storybook/pictures/${id}--loading.360.light.webp`]: '' };
  expect(picturedScreens(repository(stored))).toEqual([]);
});

test.each([
  'libs/ui/src/components/Badge/Badge.tsx',
  'apps/desk/src/features/cellar/Badge.tsx',
  'libs/app/src/Badge.tsx',
])('the component of %s needs a comment', (path) => {
  const issuesOf = (text: string) => documentedComponents(repository({ [path]: text }));
  expect(issuesOf('/** Marks a card. */\nexport function Badge() {}')).toEqual([]);
  expect(issuesOf('export const LIMIT = 3;\nfunction Badge() {}')).toEqual([]);
  expect(issuesOf('\nexport function Badge() {}')).toEqual([
    `${path}: add a comment to Badge that says what it is and when to use it`,
  ]);
});

test('icons, tests, stories and what they use need no comment', () => {
  const text = 'export function BadgeIcon() {}';
  const files = [
    'libs/ui/src/icons/badgeIcons.tsx',
    'libs/ui/src/stories/Badge.tsx',
    'apps/desk/src/testing/Badge.tsx',
    'libs/ui/src/components/Badge/Badge.test.tsx',
  ];
  expect(
    documentedComponents(repository(Object.fromEntries(files.map((file) => [file, text])))),
  ).toEqual([]);
});

test('the states of a component are drawn, in a matrix or in a story of their own', () => {
  const path = 'libs/ui/src/components/Bell/Bell.stories.tsx';
  const issuesOf = (text: string) => drawnComponents(repository({ [path]: text }));
  expect(issuesOf('export const Ringing: Story = {};')).toEqual([
    `${path}: add a Matrix of its states, or the tag 'picture' to a story`,
  ]);
  expect(issuesOf('export const Matrix = matrix<BellProps<Tone>>(Bell, {')).toEqual([]);
  expect(issuesOf("export const Ringing: Story = { tags: ['picture'] };")).toEqual([]);
});

test('a component of the book has a guide with its headings', () => {
  const files = {
    'libs/bar/package.json': JSON.stringify({
      parlour: { stories: { src: 'Components/Bar', pages: 'Screens' } },
    }),
    'libs/bar/src/Bell.stories.tsx': '',
    'libs/bar/pages/Door.stories.tsx': '',
  };
  const guide = '## When to use\n\n## When not\n\n## Content\n';
  const last =
    "libs/bar/src/Bell.stories.tsx: add libs/bar/src/Bell.md with the heading 'Keyboard and screen readers'";
  expect(guidedComponents(repository(files))).toHaveLength(4);
  expect(guidedComponents(repository({ ...files, 'libs/bar/src/Bell.md': guide }))).toEqual([last]);
  const whole = `${guide}\n## Keyboard and screen readers\n`;
  expect(guidedComponents(repository({ ...files, 'libs/bar/src/Bell.md': whole }))).toEqual([]);
});

test('the sidebar of the book has a place for each title', () => {
  const folder = 'apps/bar';
  const storyOf = (title: string) => `const meta = {\n  title: '${title}',\n};`;
  const issuesOf = (title: string, prefix = 'Bar') =>
    placedStories(
      repository({
        [`${folder}/package.json`]: JSON.stringify({ parlour: { stories: { src: prefix } } }),
        [`${folder}/src/a.stories.tsx`]: storyOf(title),
        '.storybook/preview.tsx': "order: ['Bar', ['Wines', ['Red'], 'Dialogs'], 'Emails']",
      }),
    );
  expect(issuesOf('Wines')).toEqual([]);
  expect(issuesOf('Dialogs/Order')).toEqual([]);
  expect(issuesOf('Beers')).toEqual([
    `${folder}/src/a.stories.tsx:2: add 'Beers' to the order of 'Bar' in .storybook/preview.tsx`,
  ]);
  expect(issuesOf('Beers', 'Bar/Dialogs')).toEqual([]);
});

test.each([
  'apps/web/src/features/cellar/CellarView.tsx',
  'apps/web/src/components/Cellar.tsx',
  'libs/ui/src/components/Cellar/Cellar.tsx',
])('each prop in %s needs a comment', (path) => {
  const issuesOf = (text: string) => documentedProps(repository({ [path]: text }));
  const issue = (name: string, type = 'CellarProps') =>
    `${path}: add a comment to ${name} of ${type} that says what it is`;
  const open = '  /** Called when it is opened. */\n  onOpen: () => void;\n';
  expect(issuesOf(`export type CellarProps = {\n${open}};\n`)).toEqual([]);
  expect(
    issuesOf(`export type CellarProps = {\n${open}  wines?: {\n    at: 1;\n  };\n};\n`),
  ).toEqual([issue('wines')]);
  expect(
    issuesOf(`export type CellarProps = A & {\n    wine: Wine;\n  };\n\nconst a = {\n  b: 1 };`),
  ).toEqual([issue('wine')]);
  expect(issuesOf('export type RowProps = { wine: Wine; onOpen: () => void };')).toEqual([
    issue('wine', 'RowProps'),
    issue('onOpen', 'RowProps'),
  ]);
});

test('the props of a screen’s own parts, of tests and of stories need none', () => {
  const text = 'export type CellarProps = {\n  wine: Wine;\n};';
  const folder = 'apps/web/src/features/cellar';
  const files = ['CellarShelf.tsx', 'CellarView.test.tsx', 'CellarView.stories.tsx'];
  expect(
    documentedProps(
      repository(Object.fromEntries(files.map((file) => [`${folder}/${file}`, text]))),
    ),
  ).toEqual([]);
});

test('a component that can be used looks pressed, and shows its states of use', () => {
  const folder = 'libs/ui/src/components/Bell/Bell';
  const bell = (styles: string, story: string) =>
    statesOfUse(
      repository({
        [`${folder}.css.ts`]: styles,
        [`${folder}.stories.tsx`]: story,
        [`${folder}.tsx`]: 'type BellProps = {\n  disabled?: boolean;\n};',
      }),
    );
  expect(bell("':hover': {}", '')).toEqual([
    `${folder}.stories.tsx: add interactive: true to the matrix`,
    `${folder}.css.ts: add how it looks while ':active', beside ':hover'`,
    `${folder}.stories.tsx: add disabled to the axes of the matrix`,
  ]);
  const shown = 'axes: { disabled: [false, true] }, interactive: true';
  expect(bell("':hover': {}, ':active': {}", shown)).toEqual([]);
});

// The boundary table is the real one, and no folder of a package has a space.
test('a new package needs its checks and a row in the boundary table', () => {
  const path = 'libs/no package/package.json';
  const manifest = JSON.stringify({ name: '@parlour/none' });
  expect(
    checkedPackages(repository({ [path]: manifest, 'libs/no package/src/a.test.ts': '' })),
  ).toEqual([
    `${path}: add the script "typecheck", as other packages have it`,
    `${path}: add the script "test", as other packages have it`,
    `${path}: add a tsconfig.json beside it`,
    `${path}: add a row for @parlour/none to tools/src/lint/boundaryTable.ts, with what it may import`,
  ]);
});

test('a package stands where the checks read it', () => {
  const issuesOf = (path: string) => placedPackages(repository({ [path]: '{}' }));
  for (const path of ['package.json', 'libs/a/package.json', 'tools/src/fixtures/a/package.json']) {
    expect(issuesOf(path)).toEqual([]);
  }
  expect(issuesOf('services/a/package.json')).toEqual([
    'services/a/package.json: move its folder to apps or libs: no check reads a package elsewhere',
  ]);
});
