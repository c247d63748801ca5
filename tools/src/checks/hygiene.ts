import { z } from 'zod';
import { type Check, findFiles, findMatches, lineNumberOf } from './repository.ts';

// Joined from parts because this file must not mention them itself.
const outsideFolders = [['..', 'shared'].join('/'), ['', 'work', ''].join('/')];

/** Checks that no file mentions a folder of its author's machine. */
export const outsideMentions: Check = (repository) =>
  [...repository].flatMap(([path, text]) =>
    outsideFolders.flatMap((mention) => {
      const index = text.indexOf(mention);
      return index === -1 ? [] : [`${path}:${lineNumberOf(text, index)}: mentions '${mention}'`];
    }),
  );

const versions = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({
  private: z.boolean().default(false),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  peerDependencies: versions,
});
const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;
const versionRange = /^\^\d+\.\d+\.\d+$/;

/**
 * Checks that every package.json has exact versions, to give every checkout the same packages. What a published package
 * depends on is a range: with exact versions its host would install second copies, whose types do not meet.
 */
export const exactVersions: Check = (repository) =>
  findFiles(repository, /(?:^|\/)package\.json$/).flatMap(([path, text]) => {
    const manifest = manifestShape.parse(JSON.parse(text));
    const { devDependencies, optionalDependencies, dependencies, peerDependencies } = manifest;
    const issuesOf = (section: Readonly<Record<string, string>>, form: RegExp, wish: string) =>
      Object.entries(section)
        .filter(([, version]) => !form.test(version))
        .map(
          ([name, version]) => `${path}: ${name} has the version '${version}', which is ${wish}`,
        );
    return [
      ...(manifest.private
        ? issuesOf(dependencies, exactVersion, 'not exact')
        : issuesOf(dependencies, versionRange, 'not a range such as ^1.2.3')),
      ...issuesOf(peerDependencies, versionRange, 'not a range such as ^1.2.3'),
      ...issuesOf(devDependencies, exactVersion, 'not exact'),
      ...issuesOf(optionalDependencies, exactVersion, 'not exact'),
    ];
  });

const accessibilityOff =
  /a11y\s*:\s*\{[^}]*(?:disable\s*:\s*true|test\s*:\s*['"](?:off|todo)['"])/g;

/** Checks that no story and no Storybook setting turns off the accessibility check. */
export const storyAccessibility: Check = (repository) =>
  findMatches(repository, /(?:\.stories\.tsx?|^\.storybook\/.*\.tsx?)$/, accessibilityOff).map(
    ({ where }) => `${where}: turns the accessibility check off`,
  );
