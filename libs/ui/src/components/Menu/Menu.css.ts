import { globalStyle, style } from '@vanilla-extract/css';
import { media, tokens } from '../../tokens.css.ts';

const { color, controlHeight, duration, space, type } = tokens;

export const trigger = style([
  type.label,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: controlHeight.small,
    paddingBlock: space[1],
    paddingInline: `${space[4]} ${space[3]}`,
    border: `1px solid ${color.ruleStrong}`,
    borderRadius: tokens.radius.small,
    backgroundColor: 'transparent',
    color: color.ink,
    cursor: 'pointer',
    transition: `background-color ${duration.quick}, border-color ${duration.quick}`,
    selectors: {
      '&:hover:not([data-disabled]), &[data-popup-open]': {
        borderColor: color.ink,
        backgroundColor: color.surfaceSunken,
      },
      '&:active:not([data-disabled])': { borderColor: color.accent },
      '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
]);

export const iconTrigger = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  minHeight: '44px',
  padding: 0,
  border: 0,
  borderRadius: tokens.radius.small,
  backgroundColor: 'transparent',
  color: color.inkMuted,
  cursor: 'pointer',
  selectors: {
    '&:hover:not([data-disabled]), &[data-popup-open]': { color: color.ink },
    '&:active:not([data-disabled])': { color: color.accent },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
});

globalStyle(`${trigger} svg`, { width: '16px', height: '16px' });

export const positioner = style({ zIndex: tokens.layer.popup });

export const popup = style({
  minWidth: '200px',
  maxWidth: 'var(--available-width)',
  maxHeight: 'var(--available-height)',
  overflowY: 'auto',
  paddingBlock: space[1],
  border: `1px solid ${color.ruleStrong}`,
  borderRadius: tokens.radius.small,
  backgroundColor: color.surfaceRaised,
  color: color.ink,
  boxShadow: tokens.shadow.low,
  outline: 'none',
  transition: `opacity ${duration.quick}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 } },
});

export const item = style([
  type.small,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[6],
    minHeight: '36px',
    padding: `${space[1]} ${space[4]}`,
    cursor: 'pointer',
    outline: 'none',
    selectors: {
      // The outline is visible only in forced-colors mode.
      '&[data-highlighted]': {
        backgroundColor: color.surfaceSunken,
        outline: '2px solid transparent',
        outlineOffset: '-2px',
      },
      '&:active:not([data-disabled])': { color: color.accent },
      '&[data-disabled]': { color: color.inkMuted, cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minHeight: '44px' } },
  },
]);

/** What can be on or off, with room for its mark in either case. */
export const checkable = style({ display: 'flex', alignItems: 'center', gap: space[2] });

export const mark = style({ display: 'flex', flex: 'none', width: '16px', height: '16px' });

globalStyle(`${mark} svg`, { width: '16px', height: '16px' });
