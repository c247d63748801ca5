import { createHash } from 'node:crypto';
import { type Check, findFiles, type Repository } from './repository.ts';

/** What the pictures of the documents were taken of: the hash of the sources of their screens. */
export const HASH_FILE = 'docs/pictures/taken-of.txt';

/** The sources of how the screens look that the documents show. */
const shown =
  /^apps\/(?:web\/src\/(?:app\/shell|features\/(?:dashboard|destinations|events|own-requests|vendors|profile|documents|payment-methods|sharing))|desk\/src\/(?:app\/shell|features\/(?:requests|today)))\/.*(?:(?<!\.(?:test|stories))\.tsx|\.css\.ts)$/;

/** Returns a hash of the sources of the screens that the documents show. */
export function hashOfShown(repository: Repository): string {
  const hash = createHash('sha256');
  for (const [path, text] of findFiles(repository, shown).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    hash.update(`${path}\n${text}\n`);
  }
  return hash.digest('hex');
}

/** Tells whether the pictures of the documents are older than the screens that they show. */
export const documentPictures: Check = (repository) => ({
  judged: findFiles(repository, shown).length,
  issues:
    repository.get(HASH_FILE)?.trim() === hashOfShown(repository)
      ? []
      : [
          `${HASH_FILE}: the screens changed: take their pictures by \`npm run screenshots -- documents\``,
        ],
});
