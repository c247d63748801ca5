import { expect, test } from 'vitest';
import { listedStories } from './listedStories.ts';

const path = 'apps/web/src/features/cellar/CellarView.stories.tsx';
const check = (text: string) => listedStories(new Map([[path, text]]));
const issueOf = (name: string) =>
  `${path}: give ${name} the tag 'proof', since the toolbar sets width and theme`;

test('a story that chooses a width or a theme is not listed', () => {
  const stories = [
    'const phone = { viewport: { value: "phone" } };',
    'export const Loaded: Story = { args: { wines } };',
    'export const Small: Story = { ...Loaded, globals: phone };',
    'export const Night = { globals: { theme: "dark" } } satisfies StoryObj;',
    'export const OnAPhone: Story = Small;',
    'export const LongWords: Story = { ...Loaded, globals: phone, tags: ["picture", "proof"] };',
  ];
  expect(check(stories.join('\n'))).toEqual({
    judged: 4,
    issues: ['Small', 'Night', 'OnAPhone'].map(issueOf),
  });
});

test('a file chooses for all of its stories, and each of them for itself', () => {
  const stories = (meta: string) =>
    `const meta = { ${meta} } satisfies Meta;
    export const InTheDark = {};
    export const Loaded = { tags: ['!proof'] };`;
  expect(check(stories("tags: ['proof']"))).toEqual({ judged: 1, issues: [] });
  expect(check(stories('globals: { theme: "dark" }')).issues).toEqual(
    ['meta', 'InTheDark'].map(issueOf),
  );
});

test('the sidebar has room for so many stories', () => {
  const stories = Array.from({ length: 1051 }, (_, index) => `export const S${index} = {};`);
  expect(check(stories.join('\n')).issues).toEqual([
    '.storybook: the sidebar lists 1051 stories, more than 1050',
  ]);
});
