import { deskRoutes, type Route, routes } from '@parlour/core/routes';
import { z } from 'zod';
import { boundaryTable } from '../lint/boundaryTable.ts';
import { type Check, findFiles, findMatches } from './repository.ts';

/** The tables of routes: their file, the name that tests use, and the app whose tests open their pages. */
const routeTables: readonly {
  readonly file: string;
  readonly name: string;
  readonly app: string;
  readonly table: Readonly<Record<string, Route>>;
}[] = [
  { file: 'libs/core/src/routes/routes.ts', name: 'routes', app: 'web', table: routes },
  {
    file: 'libs/core/src/routes/deskRoutes.ts',
    name: 'deskRoutes',
    app: 'desk',
    table: deskRoutes,
  },
];

/** Checks that a test opens each page of the tables of routes. */
export const testedRoutes: Check = (repository) =>
  routeTables.flatMap(({ file, name: tableName, app, table }) => {
    const files = new RegExp(`^apps/(?:${app}|e2e)/.*\\.(?:test|e2e)\\.tsx?$`);
    const tests = findFiles(repository, files)
      .map(([, text]) => text)
      .join('\n');
    return Object.entries(table).flatMap(([name, { path }]) => {
      const opened = new RegExp(`['"\`*]${path.replaceAll(/:\w+/g, '[^/\'"`]+')}['"\`?]`);
      return opened.test(tests) || new RegExp(`\\b${tableName}\\.${name}\\b`).test(tests)
        ? []
        : [`${file}: add a test that opens the page '${name}' (${path})`];
    });
  });

const exportedComponents =
  /(?<comment>\*\/\n)?^export (?:function|const) (?<name>[A-Z]\w*[a-z]\w*)\b/gm;

/** Checks that each component says what it is for. The names of icons say it. */
export const documentedComponents: Check = (repository) =>
  findFiles(
    repository,
    /^(?:apps|libs)\/[^/]+\/src\/(?!icons\/|stories\/|(?:.*\/)?testing\/).*(?<!\.test|\.stories)\.tsx$/,
  ).flatMap(([path, text]) =>
    [...text.matchAll(exportedComponents)]
      .filter(({ groups }) => groups?.['comment'] === undefined)
      .map(
        ({ groups }) =>
          `${path}: add a comment to ${groups?.['name']} that says what it is and when to use it`,
      ),
  );

const propsTypes = /^export (?:type|interface) (\w*Props)\b.*?(?=^$|(?![^]))/gms;

/** Returns the props of a type that no comment explains. Those on one line have no room for any. */
const unexplainedProps = (declaration: string): string[] => {
  const inline = [...(/= \{ (\w.*) \};$/m.exec(declaration)?.[1] ?? '').matchAll(/(\w+)\??: /g)];
  const lines = declaration.split('\n');
  const fields = lines.flatMap((line, index) => {
    const [, indent = '', name] = /^( +)(?:readonly )?(\w+)\??: /.exec(line) ?? [];
    return name === undefined ? [] : [{ indent, name, before: lines[index - 1] ?? '' }];
  });
  return [
    ...inline.map(([, name = '']) => name),
    ...fields
      .filter(({ indent }) => indent === fields[0]?.indent)
      .filter(({ before }) => !before.endsWith('*/'))
      .map(({ name }) => name),
  ];
};

/** Checks that each prop of a component that others use, and of a view, says what it is: the book shows it. */
export const documentedProps: Check = (repository) =>
  findFiles(
    repository,
    /^(?:libs\/(?:ui|app)\/src\/.*|apps\/[^/]+\/src\/(?:components\/.*|.*View))(?<!\.test|\.stories)\.tsx$/,
  ).flatMap(([path, text]) =>
    [...text.matchAll(propsTypes)].flatMap(([declaration, type = '']) =>
      unexplainedProps(declaration).map(
        (name) => `${path}: add a comment to ${name} of ${type} that says what it is`,
      ),
    ),
  );

/** Fields for text: the cursor shows that one is used. */
const textFields = ['Field', 'OtpField'];

/** Checks that a component that can be used looks pressed, and shows its states of use in its matrix. */
export const statesOfUse: Check = (repository) =>
  findFiles(repository, /^libs\/ui\/src\/components\/(\w+)\/\1\.stories\.tsx$/).flatMap(
    ([path, story]) => {
      const folder = path.slice(0, path.lastIndexOf('/'));
      const name = folder.slice(folder.lastIndexOf('/') + 1);
      const styles = repository.get(`${folder}/${name}.css.ts`) ?? '';
      const component = repository.get(`${folder}/${name}.tsx`) ?? '';
      const isUsed = /:(?:hover|active|focus-visible)/.test(styles);
      const isPressed = styles.includes(':active') || textFields.includes(name);
      const issues = [
        isUsed &&
          !/interactive: (?:true|'\w+')/.test(story) &&
          `${path}: add interactive: true to the matrix`,
        styles.includes(':hover') &&
          !isPressed &&
          `${folder}/${name}.css.ts: add how it looks while ':active', beside ':hover'`,
        /^ *disabled\?: /m.test(component) &&
          !story.includes('disabled: [') &&
          `${path}: add disabled to the axes of the matrix`,
      ];
      return issues.filter((issue) => issue !== false);
    },
  );

const matrixStates = /= matrix(?:<.*>)?\(|tags: \[[^\]]*'picture'/;

/** Checks that the states of each component are drawn: in a matrix, or in a story that is pictured by itself. */
export const drawnComponents: Check = (repository) =>
  findFiles(repository, /^libs\/ui\/src\/components\/(\w+)\/\1\.stories\.tsx$/)
    .filter(([, text]) => !matrixStates.test(text))
    .map(([path]) => `${path}: add a Matrix of its states, or the tag 'picture' to a story`);

const storiesShape = z.object({
  parlour: z
    .object({ stories: z.record(z.string(), z.string()).default({}) })
    .default({ stories: {} }),
});

/** Checks that the sidebar of the book has a told place for each title of a story. */
export const placedStories: Check = (repository) => {
  const preview = '.storybook/preview.tsx';
  const order = repository.get(preview) ?? '';
  return findFiles(repository, /^(?:apps|libs)\/[^/]+\/package\.json$/).flatMap(([path, text]) => {
    const folder = path.slice(0, -'/package.json'.length);
    const { stories } = storiesShape.parse(JSON.parse(text)).parlour;
    return Object.entries(stories).flatMap(([source, group]) => {
      const list = new RegExp(`'${group}',\\s*\\[(?<places>(?:[^[\\]]|\\[[^\\]]*\\])*)`).exec(order)
        ?.groups?.['places'];
      if (list === undefined) return [];
      const titles = new RegExp(`^${folder}/${source}/.*\\.stories\\.tsx$`);
      return findMatches(
        repository,
        titles,
        /(?<=^const meta = \{\n) {2}title: '(?<title>[^'/]+)/gm,
      )
        .filter(({ groups }) => !list.includes(`'${groups['title']}'`))
        .map(
          ({ where, groups }) =>
            `${where}: add '${groups['title']}' to the order of '${group}' in ${preview}`,
        );
    });
  });
};

/** Checks that pictures of each screen are stored, below the id that the book makes of the title of its stories. */
export const picturedScreens: Check = (repository) =>
  findFiles(repository, /^apps\/[^/]+\/package\.json$/).flatMap(([path, text]) => {
    const folder = path.slice(0, -'/package.json'.length);
    const group = storiesShape.parse(JSON.parse(text)).parlour.stories['src'];
    if (group === undefined) return [];
    return findFiles(
      repository,
      new RegExp(`^${folder}/src/features/.*View\\.stories\\.tsx$`),
    ).flatMap(([story, stories]) => {
      const title = /(?<=^const meta = \{\n) {2}title: '([^']+)/m.exec(stories)?.[1];
      const isScreen = repository.has(story.replace('View.stories.tsx', 'Screen.tsx'));
      if (title === undefined || !isScreen) return [];
      const id = `${group} ${title}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      return findFiles(repository, new RegExp(`^\\.storybook/pictures/${id}--`)).length > 0
        ? []
        : [`${story}: store its pictures with \`npm run pictures -- --accept ${id}\``];
    });
  });

/** The headings of a component's guide. */
const guideHeadings = ['When to use', 'When not', 'Content', 'Keyboard and screen readers'];

/** Checks that each component of the book has a guide beside its stories, with its headings. */
export const guidedComponents: Check = (repository) =>
  findFiles(repository, /^(?:apps|libs)\/[^/]+\/package\.json$/).flatMap(([path, text]) => {
    const folder = path.slice(0, -'/package.json'.length);
    const { stories } = storiesShape.parse(JSON.parse(text)).parlour;
    return Object.entries(stories)
      .filter(([, group]) => group.split('/')[0] === 'Components')
      .flatMap(([source]) =>
        findFiles(repository, new RegExp(`^${folder}/${source}/.*\\.stories\\.tsx$`)),
      )
      .flatMap(([story]) => {
        const guide = story.replace(/\.stories\.tsx$/, '.md');
        const lines = (repository.get(guide) ?? '').split('\n');
        const missing = guideHeadings.filter((heading) => !lines.includes(`## ${heading}`));
        return missing.map((heading) => `${story}: add ${guide} with the heading '${heading}'`);
      });
  });

const manifestShape = z.object({
  name: z.string(),
  scripts: z.record(z.string(), z.string()).default({}),
});

const packageFolders = /^(?:apps\/[^/]+|libs\/[^/]+|tools|examples)\/package\.json$/;

/** Checks that no package is where the checks do not look for one. Fixtures of tests are none. */
export const placedPackages: Check = (repository) =>
  findFiles(repository, /\/package\.json$/)
    .filter(([path]) => !packageFolders.test(path) && !path.includes('/fixtures/'))
    .map(
      ([path]) => `${path}: move its folder to apps or libs: no check reads a package elsewhere`,
    );

/** Checks that the checks of this repository read each package. */
export const checkedPackages: Check = (repository) =>
  findFiles(repository, packageFolders).flatMap(([path, text]) => {
    const folder = path.slice(0, -'/package.json'.length);
    const { name, scripts } = manifestShape.parse(JSON.parse(text));
    const hasTests = findFiles(repository, new RegExp(`^${folder}/.*\\.test\\.tsx?$`)).length > 0;
    const issues = [
      scripts['typecheck'] === undefined && 'add the script "typecheck", as other packages have it',
      hasTests &&
        scripts['test'] === undefined &&
        'add the script "test", as other packages have it',
      !repository.has(`${folder}/tsconfig.json`) && 'add a tsconfig.json beside it',
      !(folder in boundaryTable) &&
        `add a row for ${name} to tools/src/lint/boundaryTable.ts, with what it may import`,
    ];
    return issues.filter((issue) => issue !== false).map((issue) => `${path}: ${issue}`);
  });
