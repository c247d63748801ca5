import { tokens } from '@parlour/ui/tokens';
import { styleVariants } from '@vanilla-extract/css';

const { space } = tokens;

const inPrint = { '@media': { print: { display: 'none' } } } as const;

/** Where the heart stands. Its room beside Share is kept while its code is loading, so that nothing moves. */
export const place = styleVariants({
  // Above the link that covers the card or row.
  picture: [{ position: 'absolute', top: space[1], right: space[1], zIndex: 2 }, inPrint],
  page: [{ flex: 'none', width: '44px', height: '44px', marginBlock: '-4px' }, inPrint],
});
