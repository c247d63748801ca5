import { tokens } from '@parlour/ui/tokens';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** It begins where the heading of the page does, like the lists of other pages. */
export const column = style({ maxWidth: tokens.width.text });

// What is read here is as large as in lists. What is typed into stays larger: phones zoom into smaller fields.
globalStyle(
  `${column} :is(p, dd, label:has(> [type='checkbox'])):not([contenteditable] *)`,
  tokens.type.small,
);

/** Around a field, which is then as wide as what it holds. */
export const fit = styleVariants({ color: {}, telephone: {}, choice: {}, search: {} });

globalStyle(`${fit.color} input`, { maxWidth: '144px' });
globalStyle(`${fit.telephone} input`, { maxWidth: '240px' });
globalStyle(fit.choice, { maxWidth: '320px' });
globalStyle(fit.search, { maxWidth: tokens.width.narrow });
