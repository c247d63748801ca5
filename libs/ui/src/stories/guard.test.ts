import { expect, test } from 'vitest';

const stories: Record<string, string> = import.meta.glob(
  ['../../../*/src/**/*.stories.tsx', '../../../../apps/*/src/**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const sources: Record<string, string> = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const guides: Record<string, string> = import.meta.glob('../components/*/*.md', {
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

test('no story turns its check of accessibility off', () => {
  expect(Object.keys(stories).length).toBeGreaterThan(folders.length - 1);
  const offenders = Object.keys(stories).filter((path) => /a11y/.test(stories[path] ?? ''));
  expect(offenders).toEqual([]);
});

test('a component folder holds the component, its styles, its stories and its test, nothing else', () => {
  const expected = (folder: string) =>
    ['.tsx', '.css.ts', '.stories.tsx', '.test.tsx'].map((end) => folder + end);
  for (const { folder, file, path } of components) expect(expected(folder), path).toContain(file);
  for (const folder of folders) {
    for (const end of ['.tsx', '.stories.tsx', '.test.tsx']) {
      expect(sources, folder).toHaveProperty([`../components/${folder}/${folder}${end}`]);
    }
  }
});

test('every component has a guide beside it, which says when to take it and when not', () => {
  for (const folder of folders) {
    const guide = guides[`../components/${folder}/${folder}.md`] ?? '';
    const headings = [...guide.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
    expect(headings, `${folder}.md, with these headings`).toEqual([
      'When to use',
      'When not',
      'Content',
      'Keyboard and screen readers',
    ]);
  }
});

/** The props of a source that have no comment: those with the least indent of a type of props. */
function propsWithoutComment(source: string): string[] {
  return [...source.matchAll(/^(?:export )?type \w*(?:Props|Content)\b.*?^ *\};$/gms)].flatMap(
    ([block]) => {
      const lines = block.split('\n');
      const indents = lines.flatMap((line) => /^( +)\w+\??: /.exec(line)?.[1]?.length ?? []);
      const prop = new RegExp(`^ {${Math.min(...indents)}}(\\w+)\\??: `);
      return lines.flatMap((line, index) => {
        const name = prop.exec(line)?.[1];
        return name !== undefined && lines[index - 1]?.endsWith('*/') !== true ? [name] : [];
      });
    },
  );
}

test('every prop has a sentence above it, for editors and for the pages of the book', () => {
  expect(
    propsWithoutComment('type XProps = {\n  a: string;\n  /** B. */\n  b?: string;\n};'),
  ).toEqual(['a']);
  const offenders = components.flatMap(({ path, file }) =>
    /^\w+\.tsx$/.test(file)
      ? propsWithoutComment(sources[path] ?? '').map((name) => `${file}: ${name}`)
      : [],
  );
  expect(offenders).toEqual([]);
});

test('every component is exported', () => {
  for (const folder of folders) expect(index).toContain(`./components/${folder}/${folder}.tsx`);
});

test('the behavior library stays in the components that an app can load late', () => {
  const users = Object.entries(sources)
    .filter(([path, text]) => !path.includes('.stories.') && text.includes("from '@base-ui/react"))
    .map(([path]) => path);
  expect(users.toSorted()).toEqual([
    '../components/Combobox/Combobox.tsx',
    '../components/ComboboxList/ComboboxList.tsx',
    '../components/ConfirmDialog/ConfirmDialog.tsx',
    '../components/Dialog/Dialog.tsx',
    '../components/Drawer/Drawer.tsx',
    '../components/Menu/Menu.tsx',
    '../components/Select/Select.tsx',
    '../parts/ComboboxResults.tsx',
    '../parts/RichTextToolbar.tsx',
  ]);
});
