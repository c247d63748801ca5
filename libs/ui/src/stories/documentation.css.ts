import { globalStyle } from '@vanilla-extract/css';
import { tokens } from '../tokens.css.ts';

// Storybook styles its documentation pages. The stories on them get the club's surface.
globalStyle('.docs-story', {
  backgroundColor: tokens.color.surface,
  color: tokens.color.ink,
  fontFamily: tokens.fontFamily.sans,
});
