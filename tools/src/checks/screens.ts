import { posix } from 'node:path';
import { type Check, findFiles, type Repository } from './repository.ts';
import {
  type OtherStates,
  readAppStories,
  readStates,
  screenFile,
  states,
  storyLink,
} from './screenStates.ts';
import { pageId } from './storyGroups.ts';

/** Checks that each screen has a view with its states as stories, a test, and stated behavior. */
export const wholeScreens: Check = (repository) => {
  const screens = findFiles(repository, screenFile);
  const issues = screens.flatMap(([path]) => {
    const screen = path.slice(0, -'Screen.tsx'.length);
    const folder = posix.dirname(path);
    const missing = [
      [`${screen}View.stories.tsx`, 'a story for each of its states'],
      [`${screen}Screen.test.tsx`, 'a test that opens it'],
      [`${folder}/SPEC.md`, 'a line for each behavior', `${posix.dirname(folder)}/SPEC.md`],
    ] as const;
    return missing.flatMap(([file, content, otherwise]) =>
      repository.has(file) || (otherwise !== undefined && repository.has(otherwise))
        ? []
        : [`${path}: add ${file} with ${content}`],
    );
  });
  return { judged: screens.length, issues };
};

/** The file of the reasons. */
const REASONS = 'tools/src/checks/otherStates.ts';

/**
 * Creates the check that each state of each screen and dialog has a story or a reason for none. Where the code
 * of a screen shows that it can be in a state, no reason will do.
 */
export function createStatesCheck(reasons: OtherStates): Check {
  return (repository) => {
    const rows = readStates(repository, reasons);
    const ofStories = rows.flatMap(({ file, title, cells }) =>
      cells.flatMap(({ state, story, reason, isNeeded }) => {
        const { add } = states[state];
        if (story !== undefined) {
          return reason === undefined
            ? []
            : [`${REASONS}: ${title} shows ${state} by ${story.name}, so remove its reason`];
        }
        if (isNeeded) return [`${file}: add the story ${add}`];
        return reason === undefined
          ? [`${file}: add the story ${add}, or say in ${REASONS} why ${title} has none`]
          : [];
      }),
    );
    return {
      judged: rows.length,
      issues: [...ofStories, ...unfitReasons(repository, reasons)],
    };
  };
}

/** Returns an issue for each reason that is about nothing, and for each link that leads to no story. */
function unfitReasons(repository: Repository, reasons: OtherStates): readonly string[] {
  const stories = new Set(
    readAppStories(repository).flatMap(({ title, names }) =>
      names.map((name) => `${title}#${name}`),
    ),
  );
  const used = new Map(
    readStates(repository, reasons).map(({ title, cells }) => [title, cells] as const),
  );
  const { ofGroup, ofPage } = reasons;
  const all = [...Object.entries(ofGroup), ...Object.entries(ofPage)].flatMap(([title, ofTitle]) =>
    Object.entries(ofTitle).map(([state, reason]) => ({ title, state, reason })),
  );
  return all.flatMap(({ title, state, reason }) => {
    const pages = Object.hasOwn(ofGroup, title) ? [...used.values()] : [used.get(title) ?? []];
    const isUsed = pages.some((cells) =>
      cells.some((cell) => cell.state === state && cell.reason === reason),
    );
    const dead = [...reason.matchAll(storyLink)]
      .map(({ groups }) => `${groups?.['title']}#${groups?.['name']}`)
      .filter((link) => !stories.has(link));
    return [
      ...(isUsed ? [] : [`${REASONS}: nothing needs what it says of ${title}, ${state}`]),
      ...dead.map((link) => `${REASONS}: ${title}, ${state} leads to no story ${link}`),
    ];
  });
}

/** Checks that pictures of each screen are stored, below the id that the book makes of the title of its stories. */
export const picturedScreens: Check = (repository) => {
  const screens = readAppStories(repository).filter(({ file }) => {
    const screen = file.replace('View.stories.tsx', 'Screen.tsx');
    return screenFile.test(screen) && repository.has(screen);
  });
  const issues = screens.flatMap(({ file, title }) => {
    const id = pageId(title);
    return findFiles(repository, new RegExp(`^\\.storybook/pictures/${id}--`)).length > 0
      ? []
      : [`${file}: store its pictures with \`npm run pictures -- --accept ${id}\``];
  });
  return { judged: screens.length, issues };
};
