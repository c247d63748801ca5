import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { root } from '../workspace/paths.ts';
import { propDocsOf } from './propDocs.ts';

const docsShape = z.object({
  props: z
    .record(
      z.string(),
      z.object({
        description: z.string().default(''),
        tsType: z.unknown().optional(),
        defaultValue: z.object({ value: z.string() }).optional(),
      }),
    )
    .default({}),
});

/** Returns the props of the components in a file, with what their types say of them. */
const propsOf = (code: string, file: string) =>
  [...propDocsOf(code, file).matchAll(/__docgenInfo = (.*);/g)].flatMap(([, json = '']) =>
    Object.entries(docsShape.parse(JSON.parse(json)).props).filter(
      ([, { tsType }]) => tsType !== undefined,
    ),
  );

test('a page lists the props that a type derives from one of another package', () => {
  const code = `
    import type { FormProps } from '@parlour/app/dialogs';
    type Form = FormProps<string, never>;
    type Props = Pick<Omit<Form, 'onBack'>, 'onClose' | 'onBack'> & {
      /** The title. */
      title: string;
    };
    export function Made(props: Props) {
      return <p>{props.title}</p>;
    }`;
  const props = propsOf(code, join(root, 'libs/app/src/Made.tsx'));
  expect(props.map(([name, { description }]) => [name, description])).toEqual([
    ['title', 'The title.'],
    ['onClose', expect.stringMatching(/^Called by the close button/)],
  ]);
});

/** Returns the props of a component with these members in its type. */
const madeOf = (members: string) =>
  Object.fromEntries(
    propsOf(
      `type Props<Value extends string> = {${members}};
      export function Made<Value extends string>(props: Props<Value>) { return <p>{props.title}</p>; }`,
      join(root, 'libs/ui/src/Made.tsx'),
    ),
  );

test('the type of a prop is in one line and without comments', () => {
  const { place } = madeOf(`
    place: {
      /** The street. */
      street: string;
      /** Called
       * with it. */
      onChange: (street: string) => void;
    };`);
  expect(place?.tsType).toMatchObject({
    raw: '{ street: string; onChange: (street: string) => void }',
  });
});

test('a literal among other types is said by its value', () => {
  const { value, kind } = madeOf("value: Value | ''; kind: 'a' | 'b';");
  expect(value?.tsType).toMatchObject({ elements: [{ name: 'Value' }, { name: "''" }] });
  expect(kind?.tsType).toMatchObject({ elements: [{ name: 'literal' }, { name: 'literal' }] });
});

test('a boolean that may be left out is false, unless undefined means something else', () => {
  const props = madeOf('disabled?: boolean; expanded?: boolean | undefined; open: boolean;');
  const defaults = Object.entries(props).map(([name, { defaultValue }]) => [
    name,
    defaultValue?.value,
  ]);
  expect(defaults).toEqual([
    ['disabled', 'false'],
    ['expanded', undefined],
    ['open', undefined],
  ]);
});

test('each prop on a page of the book has a sentence: add a comment to it', () => {
  const props = globSync('{apps,libs}/*/src/**/*.stories.tsx', { cwd: root })
    .map((file) => file.replace('.stories', ''))
    .filter((file) => existsSync(join(root, file)))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      return propsOf(code, join(root, file)).map(
        ([name, { description }]) => [`${file}: ${name}`, description] as const,
      );
    });
  expect(props.length).toBeGreaterThan(0);
  const missing = props.filter(([, description]) => description === '').map(([name]) => name);
  expect(missing).toEqual([]);
});
