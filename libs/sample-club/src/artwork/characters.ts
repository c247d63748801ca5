/** Every letter and sign that a name of the sample club may have: printable Latin-1 and typographic signs. */
export const characters = [
  ...Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0xff - 0xa1 + 1 }, (_, index) => String.fromCodePoint(0xa1 + index)),
  '’‘“”–—…',
].join('');
