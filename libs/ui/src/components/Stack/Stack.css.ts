import { styleVariants } from '@vanilla-extract/css';
import { tokens } from '../../tokens.css.ts';

export const direction = styleVariants({
  column: { display: 'flex', flexDirection: 'column' },
  row: { display: 'flex', flexDirection: 'row', flexWrap: 'wrap' },
});

export const gap = styleVariants(tokens.space, (value) => ({ gap: value }));

export const align = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
});

export const justify = styleVariants({
  start: {},
  center: { justifyContent: 'center' },
  between: { justifyContent: 'space-between' },
});
