import { z } from 'zod';
import { findFiles, type Repository } from './repository.ts';

const manifestShape = z.object({
  parlour: z
    .object({ stories: z.record(z.string(), z.string()).default({}) })
    .default({ stories: {} }),
});

/** A folder with stories, and the group of the book's sidebar that it fills. */
export interface StoryGroup {
  readonly folder: string;
  readonly group: string;
}

/** Lists the folders with stories, as the packages name them. */
export function readStoryGroups(repository: Repository): readonly StoryGroup[] {
  return findFiles(repository, /^(?:apps|libs)\/[^/]+\/package\.json$/).flatMap(([path, text]) => {
    const { stories } = manifestShape.parse(JSON.parse(text)).parlour;
    return Object.entries(stories).map(([source, group]) => ({
      folder: `${path.slice(0, -'/package.json'.length)}/${source}`,
      group,
    }));
  });
}

/** Returns the id that the book makes of the title of a page. */
export function pageId(title: string): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** Returns the id that the book makes of the title of a page and the name of a story on it. */
export function storyId(title: string, name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1-$2');
  return `${pageId(title)}--${words.toLowerCase()}`;
}
