import { globalStyle } from '@vanilla-extract/css';
import { media } from '../media.ts';
import { tokens } from '../tokens.css.ts';

// Storybook styles its written pages. Titles get the club's serif, and the stories the club's surface.
globalStyle('.sbdocs-content :is(h1, h2, .sbdocs-title)', {
  fontFamily: tokens.fontFamily.serif,
  fontWeight: 400,
});
globalStyle('.sbdocs-content :not(pre) > code', {
  borderColor: tokens.color.rule,
  backgroundColor: tokens.color.surfaceSunken,
  color: 'inherit',
});
globalStyle('.docs-story', {
  backgroundColor: tokens.color.surface,
  color: tokens.color.ink,
  fontFamily: tokens.fontFamily.sans,
});
// A table of props is wider than a phone. The table scrolls there, and the page does not.
globalStyle('.sbdocs-content table.docblock-argstable', {
  '@media': { [media.belowMd]: { display: 'block', overflowX: 'auto' } },
});
globalStyle('.sbdocs-content > ol', { listStyle: 'decimal' });
