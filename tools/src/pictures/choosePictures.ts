import { z } from 'zod';

/** The widths in CSS pixels that stories are drawn at: a phone and a desktop. */
const widths = [360, 1440] as const;
const themes = ['light', 'dark'] as const;

/** One picture of a story. */
export interface Shot {
  /** The story's id in the book. */
  readonly id: string;
  readonly width: (typeof widths)[number];
  readonly theme: (typeof themes)[number];
  /** Whether the picture is stored and compared. The others are drawn when they are asked for. */
  readonly isStored: boolean;
  /** Whether it is the matrix of a component, which looks the same in a window of any height. */
  readonly isMatrix: boolean;
}

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

/** The screen with the house at the door, whose grain has half a megabyte at desktop width. */
const GRAINY = 'Screens/Sign in';

/** The stored pictures of a screen: each width and each theme once, since all of them have at most 8 MB. */
const isStoredOfScreen = (title: string, width: number, theme: string) =>
  (width === 360) === (theme === 'light') && !(title === GRAINY && width === 1440);

/**
 * Chooses what to draw of a book, by its index: the matrices of the components, and of each screen and dialog the first
 * story, the told states and the stories tagged `picture`. Stored are matrices, which show both themes, at desktop width, and
 * first stories.
 */
export function choosePictures(index: unknown): Shot[] {
  const firstSeen = new Set<string>();
  return Object.entries(indexShape.parse(index).entries).flatMap(([id, entry]): Shot[] => {
    const { type, title, exportName = '', tags } = entry;
    if (type !== 'story') return [];
    const isFirst = !firstSeen.has(title);
    firstSeen.add(title);
    if (title.startsWith('Components/') && exportName.includes('Matrix')) {
      return widths.map((width) => {
        const isStored = width === 1440;
        return { id, width, theme: 'light', isStored, isMatrix: true };
      });
    }
    const isScreen = /^(?:Screens|Desk)\/(?!Parts\/)/.test(title);
    if (!tags.includes(TAG) && !(isScreen && (isFirst || told.test(exportName)))) return [];
    return widths.flatMap((width) =>
      themes.map((theme) => {
        const isStored = isScreen && isFirst && isStoredOfScreen(title, width, theme);
        return { id, width, theme, isStored, isMatrix: false };
      }),
    );
  });
}

/** Returns the name of a picture's file. */
export function fileOf({ id, width, theme }: Shot): string {
  return `${id}.${width}.${theme}.webp`;
}
