// The plain values of the tokens. They need no browser: styles, the pages of the book and design tools read them.

/** Steps of the 4 px grid. */
export const space = {
  0: '0',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
  20: '80px',
  24: '96px',
} as const;

/** Corners: `small` for controls, `round` for circles. Everything else is square. */
export const radius = { small: '2px', round: '999px' } as const;

/** The least heights of controls. By touch, small ones grow to 44 px. */
export const controlHeight = { regular: '48px', small: '40px' } as const;

/** The greatest widths: of a page, of text to read, of a single short form, and of links beside a list. */
export const width = { page: '1200px', text: '680px', narrow: '440px', side: '184px' } as const;

/** The z-index order of elements over the page. */
export const layer = { floating: 5, header: 10, snackbar: 15, overlay: 20, popup: 30 } as const;

/** Durations in milliseconds: `quick` for a change of state, `calm` for content that enters or leaves. */
export const milliseconds = { quick: 120, calm: 220 } as const;

/**
 * How motion runs: `change` for a change of state, which is what CSS does by itself, `arrive` for content that comes, and
 * `breathe` for what goes to and fro.
 */
export const easing = { change: 'ease', arrive: 'ease-out', breathe: 'ease-in-out' } as const;

/** What moves how: `change` for a state, `arrive` for content that comes. */
export const transition = {
  change: { duration: 'quick', easing: 'change' },
  arrive: { duration: 'calm', easing: 'arrive' },
} as const;

/** Lines: `rule` separates, `control` outlines what is used, `focus` is the ring around what has the focus. */
export const border = {
  rule: { width: '1px', color: 'rule' },
  control: { width: '1px', color: 'ruleStrong' },
  focus: { width: '2px', color: 'focus' },
} as const;

/** The opacity of a skeleton where its breathing makes it faintest. */
export const skeletonLeast = 0.8;

/** The offsets and the blur of shadows. Each theme has their color. */
export const elevation = { low: '0 8px 24px', middle: '0 16px 48px', high: '0 24px 64px' } as const;

/** The aspect ratios of pictures. */
export const pictureRatio = {
  square: '1 / 1',
  landscape: '4 / 3',
  portrait: '3 / 4',
  wide: '16 / 9',
  panorama: '21 / 9',
  hero: '16 / 10',
} as const;

/** The ratios of `hero` from each breakpoint, to let the content of its page start on the first screen. */
export const heroRatio = { md: '2 / 1', lg: '5 / 2' } as const;

/** The ratios of `landscape` and `portrait` in wider cells, to leave room on the screen, and the least width of such a cell. */
export const wideCell = {
  half: { from: '480px', ratio: '8 / 5' },
  whole: { from: '1000px', ratio: '16 / 9' },
} as const;

/** The names of the web fonts: `serif` for titles, `sans` for everything else. */
export const fontName = { serif: 'Newsreader', sans: 'Instrument Sans' };

/** The fallbacks while the web fonts load, with the same line height and average width. */
export const fallbackFontFamily = {
  serif: '"Newsreader Fallback", Georgia, serif',
  sans: '"Instrument Sans Fallback", system-ui, sans-serif',
};

/** Type sizes without the font. Titles grow with the window, between the two ends of `clamp`. */
export const typeSizes = {
  display: {
    fontSize: 'clamp(2.25rem, 1.5rem + 3vw, 3.5rem)',
    lineHeight: 1.08,
    letterSpacing: '-0.018em',
  },
  title: {
    fontSize: 'clamp(1.625rem, 1.3rem + 1.3vw, 2.125rem)',
    lineHeight: 1.16,
    letterSpacing: '-0.012em',
  },
  heading: { fontSize: '1.375rem', lineHeight: 1.25, letterSpacing: '-0.006em' },
  lead: { fontSize: '1.125rem', lineHeight: 1.6 },
  body: { fontSize: '1rem', lineHeight: 1.6 },
  label: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 500 },
  small: { fontSize: '0.875rem', lineHeight: 1.5 },
  eyebrow: {
    fontSize: '0.75rem',
    lineHeight: 1.4,
    fontWeight: 600,
    letterSpacing: '0.12em',
    textTransform: 'uppercase',
  },
} as const;
