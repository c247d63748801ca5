import { media, tokens } from '@parlour/ui/tokens';
import { styleVariants } from '@vanilla-extract/css';

const { space } = tokens;

const inPrint = { '@media': { print: { display: 'none' } } } as const;

/** Where the heart is. Its room beside Share is kept while its code is loading, so that nothing moves. */
export const place = styleVariants({
  // Above the link that covers the card or row.
  picture: [
    {
      position: 'absolute',
      top: space[1],
      insetInlineEnd: space[1],
      zIndex: 2,
      '@media': {
        ...inPrint['@media'],
        // The pictures of lines are small there.
        [media.belowMd]: {
          top: 0,
          insetInlineEnd: 0,
          scale: '0.75',
          transformOrigin: 'top right',
          selectors: { '[dir="rtl"] &': { transformOrigin: 'top left' } },
        },
      },
    },
  ],
  page: [
    { flex: 'none', width: '44px', height: '44px', marginBlock: `calc(-1 * ${space[1]})` },
    inPrint,
  ],
});
