import { globalStyle } from '@vanilla-extract/css';
import { tokens } from '../tokens.css.ts';

// A page of documentation is the Storybook's own; the stories on it lie on the club's paper.
globalStyle('.docs-story', {
  backgroundColor: tokens.color.surface,
  color: tokens.color.ink,
  fontFamily: tokens.fontFamily.sans,
});
