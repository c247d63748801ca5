import { z } from 'zod';

/** The widths in CSS pixels that stories are drawn at: a phone and a desktop. */
const widths = [360, 1440] as const;

/** One picture of a story. */
export interface Shot {
  /** The story's id in the book. */
  readonly id: string;
  readonly width: (typeof widths)[number];
  readonly theme: 'light' | 'dark';
  /** What is below this is not drawn, in CSS pixels: a longer list shows no more states. */
  readonly maxHeight: number;
}

/** A told state differs from the first story near its top, or as that one does. */
const maxHeights = { whole: 3600, told: 1000 } as const;

const indexShape = z.object({
  entries: z.record(
    z.string(),
    z.object({
      type: z.enum(['story', 'docs']),
      title: z.string(),
      exportName: z.string().optional(),
      tags: z.array(z.string()).default([]),
    }),
  ),
});

/** The names of the states that tell a screen, besides its first story. */
const told =
  /^(?:Loading|Failed|Outdated|LongWords\w*|LongName\w*|Nothing\w*|Empty\w*|No[A-Z]\w*|NotFound|Missing|Visitor|Succeeded|Sent)$/;

/** The tag of a story that is drawn whatever its name is. */
const TAG = 'picture';

/**
 * Returns the widths that a story is drawn at in the dark. The pictures have 25 MB in all, and few staff work on a phone in
 * the dark. The colors of a told state are those of the matrices and of the first story, and long words have no others.
 */
function widthsInTheDark(story: string, isWhole: boolean, isOfDesk: boolean): readonly number[] {
  if (isWhole) return isOfDesk ? [1440] : widths;
  return isOfDesk || story.startsWith('Long') ? [] : [1440];
}

/**
 * Chooses what to draw of a book, by its index: the matrices of the components, and of each screen and dialog the first
 * story, the told states and the stories tagged `picture`. A matrix shows both themes by itself.
 */
export function choosePictures(index: unknown): Shot[] {
  const firstSeen = new Set<string>();
  return Object.entries(indexShape.parse(index).entries).flatMap(([id, entry]): Shot[] => {
    const { type, title, exportName = '', tags } = entry;
    if (type !== 'story') return [];
    const isFirst = !firstSeen.has(title);
    firstSeen.add(title);
    if (title.startsWith('Components/') && exportName.includes('Matrix')) {
      return widths.map((width) => ({ id, width, theme: 'light', maxHeight: maxHeights.whole }));
    }
    const isScreen = /^(?:Screens|Desk)\/(?!Parts\/)/.test(title);
    const isWhole = (isScreen && isFirst) || tags.includes(TAG);
    if (!isWhole && !(isScreen && told.test(exportName))) return [];
    const maxHeight = isWhole ? maxHeights.whole : maxHeights.told;
    const dark = widthsInTheDark(exportName, isWhole, title.startsWith('Desk/'));
    return widths.flatMap((width): Shot[] => [
      { id, width, theme: 'light', maxHeight },
      ...(dark.includes(width) ? [{ id, width, theme: 'dark', maxHeight } as const] : []),
    ]);
  });
}

/** Returns the name of a picture's file. */
export function fileOf({ id, width, theme }: Shot): string {
  return `${id}.${width}.${theme}.webp`;
}
