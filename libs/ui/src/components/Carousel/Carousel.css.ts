import { keyframes, style } from '@vanilla-extract/css';
import { media as query, tokens } from '../../tokens.css.ts';

const { color, duration, space, type } = tokens;

export const carousel = style({ display: 'flex', flexDirection: 'column', gap: space[4] });

const arrive = keyframes({ from: { opacity: 0 } });

export const slide = style({
  display: 'grid',
  gap: space[6],
  touchAction: 'pan-y',
  '@media': {
    [query.fromMd]: { gridTemplateColumns: '3fr 2fr', alignItems: 'center', gap: space[10] },
    [query.fromLg]: { gridTemplateColumns: '1fr 1fr', gap: space[12] },
  },
});

export const entering = style({ animation: `${arrive} ${duration.calm} ${tokens.easing.arrive}` });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[3],
  // Room for two lines each of title and text, three beside the picture: the page does not shift between slides.
  minHeight: '224px',
  '@media': {
    [query.fromMd]: { justifyContent: 'center', minHeight: '240px' },
  },
});

export const eyebrow = style([type.eyebrow, { color: color.accent }]);

export const title = style([type.display, { fontSize: 'clamp(1.75rem, 1.2rem + 1.6vw, 2.25rem)' }]);

export const text = style([
  type.body,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 3,
    overflow: 'hidden',
    color: color.inkMuted,
  },
]);

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
});

export const arrows = style({ display: 'flex', gap: space[2] });

export const dots = style({ display: 'flex' });

/** A thin bar inside a target large enough for touch. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '44px',
  padding: 0,
  border: 0,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '::before': {
    content: '',
    width: '28px',
    height: '2px',
    backgroundColor: color.ruleStrong,
    transition: `background-color ${duration.quick}, height ${duration.quick}`,
  },
  selectors: {
    '&:hover::before': { backgroundColor: color.ink },
    '&:active::before': { backgroundColor: color.accent },
    '&[aria-current="true"]::before': { height: '4px', backgroundColor: color.accent },
  },
  '@media': {
    [query.forcedColors]: {
      '::before': { backgroundColor: 'ButtonText' },
      selectors: { '&[aria-current="true"]::before': { backgroundColor: 'Highlight' } },
    },
  },
});
