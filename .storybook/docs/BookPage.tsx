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
import { States } from './States.tsx';

const guides: Record<string, string> = import.meta.glob(
  ['../../{apps,libs}/*/src/**/[A-Z]*.md', '!**/SPEC.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** Returns the guide beside a file of stories: `Button.md` beside `Button.stories.tsx`. */
const guideOf = (storyFile: string) =>
  guides[`../../${storyFile.replace(/^\.\//, '').replace(/\.stories\.tsx$/, '.md')}`];

/**
 * The written page of a component or a screen: what it is, its guide, and its stories. A screen shows all its states
 * side by side. Stories without a component have no props.
 */
export function BookPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideOf(String(preparedMeta.parameters['fileName']));
  const { title } = preparedMeta;
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
          {guide === undefined ? null : <Markdown>{guide}</Markdown>}
          <Heading>Props</Heading>
          <Controls />
          <Stories />
        </>
      )}
    </>
  );
}
