import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root } from '../workspace/paths.ts';
import { componentStories, snippetsOf } from './snippets.ts';

const folder = mkdtempSync(join(tmpdir(), 'parlour-snippets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const made = `
  import { useState } from 'react';
  import { fn } from 'storybook/test';
  import { dusk } from '../../stories/scene.ts';
  import { badge } from './Made.css.ts';
  import { Badge } from '../Badge/Badge.tsx';
  import { Menu } from '../Menu/Menu.tsx';
  const base = () => ({ label: 'Actions', items: [{ id: 'a', label: 'Add', onSelect: fn() }] });
  const words = 'Never shown';
  const meta = { component: Menu<string>, args: { ...base(), value: 'b', onOpen: fn() } };
  export default meta;
  export const Plain: Story = { args: { value: undefined, isOpen: true } };
  export const Held: Story = {
    args: { value: 'c' },
    render: function Example(args) {
      const [value, setValue] = useState(args.value);
      return (
        <Menu
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onOpen(next);
          }}
        />
      );
    },
  };
  export const Around: Story = {
    ...Held,
    render: () => <Badge className={badge}>{dusk.src}</Badge>,
  };
  export const Matrix = matrix(Menu, { base });
`;
const stories = await snippetsOf(join(root, 'libs/ui/src/components/Made/Made.stories.tsx'), made);

test('a story of props alone shows its component with them, imported as an app does', () => {
  expect(stories.get('Plain')).toBe(`import { Menu } from '@parlour/ui';

function handleSelect() {
  // Your code.
}

function handleOpen() {
  // Your code.
}

export function Example() {
  return (
    <Menu
      label="Actions"
      items={[{ id: 'a', label: 'Add', onSelect: handleSelect }]}
      onOpen={handleOpen}
      isOpen
    />
  );
}`);
});

test('a story with a function shows it with its props in place, without what only tests read', () => {
  expect(stories.get('Held')).toContain(`export function Example() {
  const [value, setValue] = useState('c');
  return (
    <Menu
      label="Actions"
      items={[{ id: 'a', label: 'Add', onSelect: handleSelect }]}
      onOpen={handleOpen}
      value={value}
      onChange={(next) => {
        setValue(next);
      }}
    />
  );
}`);
});

test('a picture has a short name, and a class of the package is left out', () => {
  expect(stories.get('Around')).toContain("src: '/pictures/dusk.webp'");
  expect(stories.get('Around')).toContain('return <Badge>{dusk.src}</Badge>;');
});

test('a matrix shows no code', () => {
  expect([...stories.keys()]).toEqual(['Plain', 'Held', 'Around']);
});

test('what no package exports can not be shown', async () => {
  const file = join(root, 'libs/ui/src/components/Made/Made.stories.tsx');
  const code = made.replace('../Badge/Badge.tsx', '../Badge/Other.tsx');
  await expect(snippetsOf(file, code)).rejects.toThrow(
    /Around shows Badge, which no package exports/,
  );
});

test('the code of every story compiles in a file of its own', async () => {
  for (const path of globSync('libs/*/src/**/*.stories.tsx', { cwd: root })) {
    if (!componentStories.test(join(root, path))) continue;
    for (const [name, code] of await snippetsOf(join(root, path))) {
      expect(code, `${path}: ${name}`).not.toMatch(/\bControlled\b|\bfn\(|["'`]data:/);
      writeFileSync(join(folder, `${path.replaceAll('/', '.')}.${name}.tsx`), code);
    }
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const options = {
    extends: join(root, 'libs/ui/tsconfig.json'),
    include: ['*.tsx'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout } = spawnSync(tsc, ['-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
});
