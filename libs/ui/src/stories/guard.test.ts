import { expect, test } from 'vitest';
import type { ExamplePair } from './examples.ts';

const sources: Record<string, string> = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What apps import. The field of rich texts is apart, so that only who needs it loads its editor. */
const index = `${sources['../index.ts']} ${sources['../richText.ts']}`;

const components = Object.keys(sources).flatMap((path) => {
  const [, folder, file] = /^\.\.\/components\/(\w+)\/([\w.]+)$/.exec(path) ?? [];
  return folder !== undefined && file !== undefined ? [{ folder, file, path }] : [];
});
const folders = [...new Set(components.map(({ folder }) => folder))];

test('a component folder holds the component, its styles, its examples, its stories and its test, nothing else', () => {
  const expected = (folder: string) =>
    ['.tsx', '.css.ts', '.examples.tsx', '.stories.tsx', '.test.tsx'].map((end) => folder + end);
  for (const { folder, file, path } of components) expect(expected(folder), path).toContain(file);
  for (const folder of folders) {
    for (const end of ['.tsx', '.stories.tsx', '.test.tsx']) {
      expect(sources, folder).toHaveProperty([`../components/${folder}/${folder}${end}`]);
    }
  }
});

/** The twenty components that most screens use, and those that are taken for each other. */
const mostUsed = [
  'Badge',
  'Button',
  'Card',
  'Checkbox',
  'ConfirmDialog',
  'Container',
  'DataTable',
  'Dialog',
  'EmptyState',
  'ErrorState',
  'FilterBar',
  'InlineAlert',
  'LinkButton',
  'Notification',
  'PageHeading',
  'Picture',
  'SectionHeading',
  'SegmentedChoice',
  'Select',
  'Skeleton',
  'Snackbar',
  'Spinner',
  'Stack',
  'Tabs',
  'Text',
  'TextArea',
  'TextField',
  'TextLink',
  'VisuallyHidden',
];

test('each of the components that are used most has two to four drawn pairs of do and don’t', () => {
  const examples = import.meta.glob<readonly ExamplePair[]>('../components/*/*.examples.tsx', {
    import: 'examples',
    eager: true,
  });
  const pairsOf = (name: string) => examples[`../components/${name}/${name}.examples.tsx`] ?? [];
  const counts = mostUsed.map((name) => [name, pairsOf(name).length] as const);
  expect(counts.filter(([, count]) => count < 2 || count > 4)).toEqual([]);
});

test('every component is exported', () => {
  for (const folder of folders) expect(index).toContain(`./components/${folder}/${folder}.tsx`);
});

test('the behavior library stays in the components that an app can load late', () => {
  const users = Object.entries(sources)
    .filter(([path]) => !/\.stories\.|^\.\/|\/stories\//.test(path))
    .filter(([, text]) => text.includes("from '@base-ui/react"))
    .map(([path]) => path);
  expect(users.toSorted()).toEqual([
    '../components/BrightScreen/BrightScreen.tsx',
    '../components/Combobox/Combobox.tsx',
    '../components/ComboboxList/ComboboxList.tsx',
    '../components/CommandMenu/CommandMenu.tsx',
    '../components/ConfirmDialog/ConfirmDialog.tsx',
    '../components/Dialog/Dialog.tsx',
    '../components/Drawer/Drawer.tsx',
    '../components/Menu/Menu.tsx',
    '../components/PictureViewer/PictureViewer.tsx',
    '../components/Select/Select.tsx',
    '../parts/ComboboxResults.tsx',
    '../parts/RichTextToolbar.tsx',
  ]);
});
