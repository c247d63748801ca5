import { z } from 'zod';
import { type Check, filesLike, lineOf } from './repository.ts';

// Put together here, so that this file does not mention them itself.
const outside = [['..', 'shared'].join('/'), ['', 'work', ''].join('/')];

/** No file speaks of a folder that only the machine has on which it was written. */
export const outsideMentions: Check = (repository) =>
  [...repository].flatMap(([path, text]) =>
    outside.flatMap((mention) => {
      const index = text.indexOf(mention);
      return index === -1 ? [] : [`${path}:${lineOf(text, index)}: mentions '${mention}'`];
    }),
  );

const versions = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const exactVersion = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

/** Every package.json names exact versions, so that every checkout gets the same packages. */
export const exactVersions: Check = (repository) =>
  filesLike(repository, /(?:^|\/)package\.json$/).flatMap(([path, text]) => {
    const manifest = manifestShape.parse(JSON.parse(text));
    return Object.values(manifest)
      .flatMap((section) => Object.entries(section))
      .filter(([, version]) => !exactVersion.test(version))
      .map(
        ([name, version]) => `${path}: ${name} has the version '${version}', which is not exact`,
      );
  });

const accessibilityOff =
  /a11y\s*:\s*\{[^}]*(?:disable\s*:\s*true|test\s*:\s*['"](?:off|todo)['"])/g;

/** No story and no Storybook setting turns the accessibility check off. */
export const storyAccessibility: Check = (repository) =>
  filesLike(repository, /(?:\.stories\.tsx?|^\.storybook\/.*\.tsx?)$/).flatMap(([path, text]) =>
    [...text.matchAll(accessibilityOff)].map(
      ({ index }) => `${path}:${lineOf(text, index)}: turns the accessibility check off`,
    ),
  );
