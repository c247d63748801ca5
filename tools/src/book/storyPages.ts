import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pageId } from '../checks/storyGroups.ts';
import { textOf } from '../checks/syntax.ts';
import { readPackages } from '../workspace/packages.ts';
import { root } from '../workspace/paths.ts';
import { readSourceFile } from './sourceFile.ts';
import { componentOf, valuesOf } from './values.ts';

/** The written page of a file of stories. */
export interface StoryPage {
  /** The path of the file. */
  readonly file: string;
  /** The title with its groups. */
  readonly title: string;
  /** The name of the component that the stories are about. */
  readonly component: string | undefined;
  /** The link to the page within the book. */
  readonly href: string;
}

/** Reads which written pages the book has, from the files of stories. */
export function readStoryPages(): readonly StoryPage[] {
  return readPackages().flatMap(({ folder, parlour }) =>
    Object.entries(parlour.stories).flatMap(([path, group]) =>
      globSync(join(root, folder, path, '**/*.stories.tsx')).map((file) => {
        const source = readSourceFile(file);
        const meta = source.defaultExport && valuesOf(source.defaultExport, source);
        const title = `${group}/${textOf(meta?.get('title')?.node)}`;
        const href = `?path=/docs/${pageId(title)}--docs`;
        return { file, title, component: componentOf(meta), href };
      }),
    ),
  );
}
