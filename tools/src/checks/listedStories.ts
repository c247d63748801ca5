import { type ObjectExpression, Visitor } from 'oxc-parser';
import { type Check, findFiles } from './repository.ts';
import { parseSource, propertyOf, textOf } from './syntax.ts';

/** The tag of a story that the sidebar does not list, as `.storybook/main.ts` says. */
const TAG = 'proof';
/** The most stories that a reader finds their way among. */
const LIMIT = 1050;

/** The names of what the toolbar shows of any story: another width or theme. */
const view = /(?:On(?:APhone|ATablet|ADesktop)|InTheDark)$/;

interface Story {
  readonly name: string;
  /** Whether it chooses a width or a theme, which the toolbar then can't change. */
  readonly isView: boolean;
  /** Whether it says that the sidebar does not list it, or that it does. Undefined where the file decides. */
  readonly isProof: boolean | undefined;
}

function readStory(name: string, story: ObjectExpression | undefined): Story {
  const tags = story === undefined ? undefined : propertyOf(story, 'tags');
  const names = tags?.type === 'ArrayExpression' ? tags.elements : [];
  const has = (tag: string) => names.some((each) => each !== null && textOf(each) === tag);
  const isView = story !== undefined && propertyOf(story, 'globals') !== undefined;
  const isProof = has(TAG) || (has(`!${TAG}`) ? false : undefined);
  return { name, isView: isView || view.test(name), isProof };
}

/** Returns what a file of stories says of all of them, as `meta`, and of each. */
function readStories(path: string, text: string): readonly Story[] {
  const { program, exportNames } = parseSource(path, text);
  const found: Story[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'Identifier') return;
      if (id.name !== 'meta' && !exportNames.includes(id.name)) return;
      const value = init?.type === 'TSSatisfiesExpression' ? init.expression : init;
      found.push(readStory(id.name, value?.type === 'ObjectExpression' ? value : undefined));
    },
  }).visit(program);
  return found;
}

/**
 * Checks that the sidebar of the book lists states. What only shows one at another width or in another theme is a test,
 * because the toolbar shows that of every story.
 */
export const listedStories: Check = (repository) => {
  const files = findFiles(repository, /\.stories\.tsx$/).map(([path, text]) => {
    const all = readStories(path, text);
    const isProof = all.find(({ name }) => name === 'meta')?.isProof ?? false;
    const listed = all.filter((story) => !(story.isProof ?? isProof));
    return { path, listed };
  });
  const issues = files.flatMap(({ path, listed }) =>
    listed
      .filter(({ isView }) => isView)
      .map(
        ({ name }) =>
          `${path}: give ${name} the tag '${TAG}', since the toolbar sets width and theme`,
      ),
  );
  const judged = files.flatMap(({ listed }) => listed.filter(({ name }) => name !== 'meta')).length;
  const tooMany = `.storybook: the sidebar lists ${judged} stories, more than ${LIMIT}`;
  return { judged, issues: judged > LIMIT ? [...issues, tooMany] : issues };
};
