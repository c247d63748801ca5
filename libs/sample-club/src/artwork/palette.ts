/**
 * The ten inks of one poster, named by their role. Every color is `#rrggbb`.
 *
 * `high` and `low` are the two ends of the sky (or of a wall), `glow` is the light, and `far`, `middle` and `near` are
 * the three planes of the picture.
 *
 * `ink` is the darkest color, `light` is for pale surfaces (stone, cloth), `accent` is the one strong color, and `leaf`
 * is for plants.
 */
export interface Palette {
  readonly high: string;
  readonly low: string;
  readonly glow: string;
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  readonly ink: string;
  readonly light: string;
  readonly accent: string;
  readonly leaf: string;
}

/** Parses ten hexadecimal colors, in the order: high low glow far middle near ink light accent leaf. */
function inks(colors: string): Palette {
  const list = colors.split(' ');
  const at = (index: number) => `#${list[index]}`;
  return {
    high: at(0),
    low: at(1),
    glow: at(2),
    far: at(3),
    middle: at(4),
    near: at(5),
    ink: at(6),
    light: at(7),
    accent: at(8),
    leaf: at(9),
  };
}

/** All palettes: one per place, and one per mood of the other scenes. */
export const palettes = {
  paris: inks('5b6f8f f2c9b0 fde6c4 a9aebf 6f7f98 3f4f6b 1f2a3f efe3d0 c9623f 4c5a4a'),
  leMarais: inks('a3bccf f8e8d2 fff6e4 cdd0cc a9a69c 6d6c70 2b2c38 faf0e0 2f5d8a 6d8158'),
  saintGermain: inks('2c4a52 e7b985 ffe3a8 7f8c84 4f6864 2c4746 10211f f3e0bd b8452f 3a5a3f'),
  montmartre: inks('c08aa0 fbdcc4 fff0dc d8b0b0 a5859a 6a5878 2f2a48 fdf1e6 d9623f 66765a'),
  palaisRoyal: inks('a3b0c9 f3e6dc fff8ee c0c3cf 8f94a8 555c74 252a3d f6efe6 b0405a 55705a'),
  london: inks('7f919a e9d9bd fff0cf b3b7b3 7c8a8c 47575c 1d2a30 efe6d4 a8322d 44573f'),
  mayfair: inks('39475f ecc19a ffe6b4 9a8a8e 8c5a50 5a3336 221a24 f3e4cc c99a3f 3f5545'),
  marylebone: inks('a9bcc0 f3e8d4 fff8e6 c3c8c0 a58a78 6f4a42 2a2328 f7eee0 2f5a4a 5a7350'),
  nottingHill: inks('9cc3d4 fbeed8 fffaec c9d3d0 e2a79a 6f93a8 2a3648 fdf6ea e3b04b 6f8f66'),
  shoreditch: inks('2b2f45 d98a5a ffd08a 7f6870 6a4a48 40303a 17141f eed6b4 e2582f 3f5a50'),
  newYork: inks('24405c f0a868 ffe0a3 c58e72 6d6272 33405a 141d2e f3ddbf e0673a 3c5048'),
  westVillage: inks('d9b48a f8e4c4 fff2d6 d0b094 a9604a 6f3a34 2a1a20 f6e6cf e08a2f c4762f'),
  tribeca: inks('46607a f0c8a0 ffe9c4 a0a0a6 7a7078 4a4a58 1c2030 efe2cf c4563a 4f6050'),
  upperEastSide: inks('a7c4cc f8ead4 fff6e2 c0cbc4 9aa89a 5d7064 243230 f8f0e0 d98a9a 6f8f5a'),
  soho: inks('22304a d88a62 ffd59a 85707c 5a5468 363c54 131828 f0dcc0 d8432f 3f5050'),
  brooklynHeights: inks('6a7fa8 fbcfa8 fff0cc b8a8b4 7f7f9c 474f74 1b2340 f6e6d2 d9623f 55664f'),
  tokyo: inks('1a2146 c9708a ffd9c0 7c5f86 4a4570 2a2c52 12142b f2dcd6 d8432f 2f4a4a'),
  ginza: inks('14182f 5a4a7a ffe0b0 4f4a78 363862 23264a 0c0e20 f3e4d4 e8563f 2f5a5a'),
  aoyama: inks('b9d6c8 f8f2de fffbea c4d0bc 8aa58a 4a6a58 1c2e2a faf6ea c8563f 6f9a5a'),
  yanaka: inks('e0a8a8 fbe4d4 fff4e6 d4b4b4 a08a90 5f5a66 28262f fbeee4 d8708a 6a7a5a'),
  lisbon: inks('6fb0cc fbe6b8 fff4d4 a8c3c6 e3b98a c4693f 4a2a2a fbf1de e8b32f 57774f'),
  rome: inks('d98f5c f9dfae fff1cc d3a579 b5754c 7c4330 361c1c f5dfbd b8402d 3f4f33'),
  kyoto: inks('e3c39c f7e8cf e2664a bfc2ae 8b9a86 4d5f55 232d2c f6ead6 c23a2b 5f7350'),
  marrakech: inks('e59a62 fbdcb0 fff0cf d9a07f c8704d 96402f 3a1a1e f8e2c4 1f6f78 4c6a48'),
  amalfi: inks('4fa0c4 fbe9cb fff6dc 9dbfc9 6d93a0 3c6470 15323f fbefdc e9a23b 5d7f4c'),
  como: inks('86a9b8 f6dcc0 fff1d6 a8b9bd 6f8e95 3c5f68 16303a f6e6cf c8743f 3a5a4a'),
  stMoritz: inks('2f6fa8 dbeaf0 ffffff b9cfdd 8fb0c8 4a7396 16304a fbfdff d9482f 24434a'),
  santorini: inks('2f7fb8 f7dfcf fff3e0 a7b4c8 7f93b8 3f6ea5 173a66 fdf8f0 e0567e 6d8a5a'),
  capeTown: inks('f0a37c fbe0c0 fff0d0 c79aa0 8f7390 4d4a6c 1f2440 f9e6d4 d9623f 4f6a55'),
  mexicoCity: inks('f2a65e fbe0a8 fff2c4 d89a8a b86a78 7a3a5c 2f1730 fbe6cc e0457b 3d7058'),
  copenhagen: inks('8fb8c9 f6e9d6 fffaf0 b4c7cb 7a9aa3 3f626e 1a3039 faf1e2 d2552f 5f7a5a'),
  patagonia: inks('3d6f96 f3d3b8 fff0da 9fb0c0 6f87a0 3f5a70 18293a f4f5f2 e08a3f 7a7a3f'),
  candlelight: inks('2a1c1f 6b3a2e ffdf9a 5a3530 7f4a38 3f2426 160e12 f6e3c4 c98a3f 4a5540'),
  riviera: inks('5fb0cf fdebcf fff8e2 a4cad2 5f9fb4 2f6f8a 123a4c fdf5e8 e8743f 5a8560'),
  bottleGreen: inks('0f2b2a 2f5a4c ffd98a 2a4a42 1f3d38 14302c 081a1a f0dcb4 c8913f 4f7a5a'),
  ivory: inks('e9e0d2 f8f2e6 fffdf6 ddd2c2 c4b5a2 8f7c6a 3a322e fbf7ee b0563a 7a8a6a'),
  blueHour: inks('1c2d4f c98a7a ffe0ae 6f6a88 46507a 2a3860 0f182e f0e0cc d98a3f 34504a'),
  palms: inks('f0a890 fde2c0 fff2d2 e0b0a0 4fa3a8 2f7a80 1c3a44 fdf3e2 e2634a 3f7a5f'),
  desert: inks('d98a6a fbdcb4 fff0d0 d8a08a b8705a 8a4640 3a2028 fae8d0 3f8a94 6f7a4f'),
  oxblood: inks('3a1418 8a2f2c ffd898 6a2428 7f2a2a 4a181e 1a0a0e f5e0bc d4a04a 3f5040'),
  celadon: inks('b4c8ba eef0e0 fffdf2 c0cdbc 8fa898 56756a 22383a f8f6ea c88a5a 6a8f6a'),
  hammam: inks('1f4a54 7fb4ae fff0cc 5a9494 3f7a80 24565e 0f2e36 f3ead6 d49a4a 4a8070'),
  blush: inks('e8c8bc f9ebe0 fff8f0 e4c4b8 c89a90 8a5a5a 3a2630 fdf6f0 a83a4a 7a8a6a'),
  alpine: inks('3f7fb0 e6eff0 fffdf5 bcd0dc 8cb0c8 456f90 142f48 fbfdff dd5236 2a4a48'),
  midnight: inks('0c1430 4a4f80 fff0cc 3a4270 2a3158 1a2044 080c1e ece4d6 d8a44a 24404a'),
  autumn: inks('e0a870 fae4bc fff2d0 d8b088 b8803f 7a5030 33211c f8e8cc c8502f 8a8a3f'),
  summer: inks('8fc0d0 fbf0d4 fffae4 b8d0c0 8fb078 567f52 1f3a30 fdf6e6 e06a5a 6a9a50'),
  sage: inks('9aa890 dcdcc4 fff8e4 b4bca0 8a9478 5a664e 262e26 f6f0de c8743f 5a7050'),
  mustard: inks('c8963f f0d08a fff0c4 ddb060 b07a30 7a4f26 2f2018 faecc8 2f5a6a 5f6a3a'),
  slate: inks('3f4f5f a8b0b0 fff0d4 7f8c92 5a6a74 38464f 141c24 ece6da c8914a 55695a'),
  terracotta: inks('c8745a f0c4a4 ffe8d0 d89478 b0604a 7a3a32 2f181a faeada 2f5f6f 6a7a50'),
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
