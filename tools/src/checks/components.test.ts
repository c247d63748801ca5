import { expect, test } from 'vitest';
import { drawnComponents, guidedComponents } from './components.ts';

const repository = (files: Record<string, string>) => new Map(Object.entries(files));

const bell = 'libs/ui/src/components/Bell/Bell';
const issuesOf = (story: string, styles = '', component = '') =>
  drawnComponents(
    repository({
      [`${bell}.stories.tsx`]: story,
      [`${bell}.css.ts`]: styles,
      [`${bell}.tsx`]: component,
    }),
  ).issues;

test('the states of a component are drawn, in a matrix or in a story of their own', () => {
  expect(issuesOf('export const Ringing: Story = {};')).toEqual([
    `${bell}.stories.tsx: add a Matrix of its states, or the tag 'picture' to a story`,
  ]);
  expect(issuesOf('export const Matrix = matrix<BellProps<Tone>>(Bell, {});')).toEqual([]);
  expect(issuesOf("export const Ringing: Story = { tags: ['picture'] };")).toEqual([]);
});

test('a component that can be used looks pressed, and shows its states of use', () => {
  const styles = "const a = style({ ':hover': {} });";
  const component = 'type BellProps = {\n  disabled?: boolean;\n};';
  expect(issuesOf('const Matrix = matrix(Bell, {});', styles, component)).toEqual([
    `${bell}.stories.tsx: add interactive: true to the matrix`,
    `${bell}.css.ts: add how it looks while ':active', beside ':hover'`,
    `${bell}.stories.tsx: add disabled to the axes of the matrix`,
  ]);
  const pressed = `${styles} const pressed = '&:active:not(:disabled)';`;
  const shown = 'matrix(Bell, { axes: { disabled: [false, true] }, interactive: true });';
  expect(issuesOf(shown, pressed, component)).toEqual([]);
  expect(issuesOf(shown.replace('true });', "'tone' });"), pressed, component)).toEqual([]);
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
  const guideIssues = (more: Record<string, string>) =>
    guidedComponents(repository({ ...files, ...more })).issues;
  expect(guideIssues({})).toHaveLength(4);
  expect(guideIssues({ 'libs/bar/src/Bell.md': guide })).toEqual([last]);
  const whole = `${guide}\n## Keyboard and screen readers\n`;
  expect(guideIssues({ 'libs/bar/src/Bell.md': whole })).toEqual([]);
  expect(guideIssues({ 'libs/bar/src/Bell.md': `${whole}\n## History\n` })).toEqual([
    'libs/bar/src/Bell.md: has other headings than When to use, When not, Content, Keyboard and screen readers, in this order',
  ]);
});
