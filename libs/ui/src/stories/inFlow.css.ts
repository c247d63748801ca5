import { globalStyle, style } from '@vanilla-extract/css';
import { tokens } from '../tokens.css.ts';

/** Takes what lies over a page into the flow of a written one. */
export const inFlow = style({});

globalStyle(`${inFlow} > :is([role="dialog"], [role="alertdialog"])`, {
  position: 'static',
  width: 'auto',
  maxWidth: '100%',
  maxHeight: 'none',
  margin: 0,
  border: `1px solid ${tokens.color.rule}`,
});

globalStyle(`${inFlow} > :is([role="status"], [role="alert"]) > div`, {
  position: 'static',
  maxHeight: 'none',
  animation: 'none',
});
