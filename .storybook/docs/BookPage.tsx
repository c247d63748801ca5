import {
  ArgTypes,
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, lazy, Suspense } from 'react';
import { screens } from 'virtual:screens-by-component';
import type { ExamplePair } from '../../libs/ui/src/stories/examples.ts';
import { isRecord } from '../applyView.ts';
import { TryThis } from '../try/TryThis.tsx';
import { Pairs } from './DoAndDont.tsx';
import { States } from './States.tsx';

const guides: Record<string, string> = import.meta.glob(
  ['../../{apps,libs}/*/src/**/[A-Z]*.md', '!**/SPEC.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** What a component's page shows of do and don't, loaded with its page. */
const pairs: Readonly<Record<string, ComponentType>> = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ readonly examples: readonly ExamplePair[] }>(
      '../../libs/*/src/**/*.examples.tsx',
    ),
  ).map(([path, load]) => [
    path,
    lazy(async () => {
      const { examples } = await load();
      return { default: () => <Pairs pairs={examples} /> };
    }),
  ]),
);

/** Returns the path of a file beside one of stories: `Button.md` beside `Button.stories.tsx`. */
const besideStories = (storyFile: string, end: '.md' | '.examples.tsx') =>
  `../../${storyFile.replace(/^\.\//, '').replace(/\.stories\.tsx$/, end)}`;

/** How many screens a page names. A button is on nearly all. */
const MOST_SCREENS = 24;

/** Returns a list of the screens that use a component, as Markdown. */
const seenIn = (component: string) => {
  const links = (screens[component] ?? []).map(({ title, href }) => `[${title}](${href})`);
  if (links.length === 0) return '';
  const more = links.length > MOST_SCREENS ? ` and ${links.length - MOST_SCREENS} more` : '';
  return `## Seen in\n\n${links.slice(0, MOST_SCREENS).join(', ')}${more}`;
};

/** Opens the example at the top of a page in the place to try. */
function TryPrimary() {
  const { story } = useOf('story', ['story']);
  const docs: unknown = story.parameters['docs'];
  const source = isRecord(docs) && isRecord(docs['source']) ? docs['source'] : {};
  return typeof source['code'] === 'string' ? <TryThis code={source['code']} /> : null;
}

/**
 * The written page of a component or a screen: what it is, its guide with examples, and its stories. A screen shows all
 * its states side by side. Stories without a component have no props.
 */
export function BookPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const file = String(preparedMeta.parameters['fileName']);
  const guide = guides[besideStories(file, '.md')];
  const DoAndDont = pairs[besideStories(file, '.examples.tsx')];
  const { title } = preparedMeta;
  const seen = seenIn(title.split('/').at(-1) ?? '');
  const hasComponent = Boolean(preparedMeta.component);
  const isScreen = /^(?:Screens|Desk)\/(?!Parts\/)/.test(title);
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      {isScreen ? (
        <>
          <States />
          <Heading>Props</Heading>
          <ArgTypes />
        </>
      ) : !hasComponent ? (
        <Stories />
      ) : (
        <>
          <Primary />
          <TryPrimary />
          {guide === undefined ? null : <Markdown>{guide}</Markdown>}
          {DoAndDont === undefined ? null : (
            <>
              <Heading>Do and don’t</Heading>
              <Suspense>
                <DoAndDont />
              </Suspense>
            </>
          )}
          {seen === '' ? null : <Markdown>{seen}</Markdown>}
          <Heading>Props</Heading>
          <Controls />
          <Stories />
        </>
      )}
    </>
  );
}
