import { Visitor } from 'oxc-parser';
import { type Check, findFiles, type Repository } from './repository.ts';
import { readStoryGroups } from './storyGroups.ts';
import { keyOf, parseSource, propertyOf, textOf } from './syntax.ts';

/** The headings of a component's guide. */
const guideHeadings = ['When to use', 'When not', 'Content', 'Keyboard and screen readers'];

/** Fields for text: the cursor shows that one is used. */
const textFields = ['Field', 'OtpField'];

/** Returns what the stories of a component draw of it. */
function readStories(path: string, text: string) {
  const drawn = { isDrawn: false, isInteractive: false, isDisabled: false };
  new Visitor({
    CallExpression({ callee, arguments: [, options] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'matrix') return;
      drawn.isDrawn = true;
      if (options?.type !== 'ObjectExpression') return;
      const interactive = propertyOf(options, 'interactive');
      drawn.isInteractive ||= interactive?.type === 'Literal' && interactive.value !== false;
    },
    Property({ key, value }) {
      if (value.type !== 'ArrayExpression') return;
      drawn.isDisabled ||= keyOf(key) === 'disabled';
      drawn.isDrawn ||=
        keyOf(key) === 'tags' &&
        value.elements.some((each) => each !== null && textOf(each) === 'picture');
    },
  }).visit(parseSource(path, text).program);
  return drawn;
}

/** Returns the selectors in the styles of a component. */
function selectorsOf(path: string, text: string): string {
  const selectors: string[] = [];
  new Visitor({
    Literal: (node) => selectors.push(textOf(node) ?? ''),
    TemplateElement: ({ value }) => selectors.push(value.raw),
  }).visit(parseSource(path, text).program);
  return selectors.filter((each) => each.includes(':')).join('\n');
}

/** Whether a component has a prop that may be left out. */
function hasOption(path: string, text: string, name: string): boolean {
  let isFound = false;
  new Visitor({
    TSPropertySignature({ key, optional }) {
      isFound ||= optional && keyOf(key) === name;
    },
  }).visit(parseSource(path, text).program);
  return isFound;
}

/** Checks that the stories of a component draw its states, those of its use among them, and that it looks pressed. */
export const drawnComponents: Check = (repository) => {
  const files = findFiles(repository, /^libs\/ui\/src\/components\/(\w+)\/\1\.stories\.tsx$/);
  const issues = files.flatMap(([path, text]) => {
    const component = path.slice(0, -'.stories.tsx'.length);
    const { isDrawn, isInteractive, isDisabled } = readStories(path, text);
    const styles = `${component}.css.ts`;
    const selectors = selectorsOf(styles, repository.get(styles) ?? '');
    const isUsed = /:(?:hover|active|focus-visible)/.test(selectors);
    const isPressed =
      selectors.includes(':active') || textFields.some((name) => component.endsWith(`/${name}`));
    const file = `${component}.tsx`;
    const found = [
      !isDrawn && `${path}: add a Matrix of its states, or the tag 'picture' to a story`,
      isUsed && !isInteractive && `${path}: add interactive: true to the matrix`,
      selectors.includes(':hover') &&
        !isPressed &&
        `${styles}: add how it looks while ':active', beside ':hover'`,
      !isDisabled &&
        hasOption(file, repository.get(file) ?? '', 'disabled') &&
        `${path}: add disabled to the axes of the matrix`,
    ];
    return found.filter((issue) => issue !== false);
  });
  return { judged: files.length, issues };
};

/** Checks that each component of the book has a guide beside its stories, with its headings. */
export const guidedComponents: Check = (repository) => {
  const stories = findComponentStories(repository);
  const issues = stories.flatMap((story) => {
    const guide = story.replace(/\.stories\.tsx$/, '.md');
    const lines = (repository.get(guide) ?? '').split('\n');
    const headings = lines.flatMap((line) => (line.startsWith('## ') ? [line.slice(3)] : []));
    const missing = guideHeadings.filter((heading) => !headings.includes(heading));
    const isInOrder = headings.join() === guideHeadings.join();
    return missing.length > 0 || isInOrder
      ? missing.map((heading) => `${story}: add ${guide} with the heading '${heading}'`)
      : [`${guide}: has other headings than ${guideHeadings.join(', ')}, in this order`];
  });
  return { judged: stories.length, issues };
};

const findComponentStories = (repository: Repository): readonly string[] =>
  readStoryGroups(repository)
    .filter(({ group }) => group.split('/')[0] === 'Components')
    .flatMap(({ folder }) => findFiles(repository, new RegExp(`^${folder}/.*\\.stories\\.tsx$`)))
    .map(([path]) => path);
