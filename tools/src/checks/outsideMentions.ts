import { type Check, lineNumberOf } from './repository.ts';

// Joined from parts because this file must not mention them itself.
const outsideFolders = [['..', 'shared'].join('/'), ['', 'work', ''].join('/')];

/** Checks that no file mentions a folder of its author's machine. */
export const outsideMentions: Check = (repository) => ({
  judged: repository.size,
  issues: [...repository].flatMap(([path, text]) =>
    outsideFolders.flatMap((mention) => {
      const index = text.indexOf(mention);
      return index === -1 ? [] : [`${path}:${lineNumberOf(text, index)}: mentions '${mention}'`];
    }),
  ),
});
