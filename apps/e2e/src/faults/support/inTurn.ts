const PER_ROUND = 2;

/** Returns the two of a fault's modes whose turn it is in a round, so that a round stays short. */
export function inTurn<Mode>(modes: readonly Mode[], round: number): readonly Mode[] {
  const from = round * PER_ROUND;
  return Array.from(
    { length: PER_ROUND },
    (_, index) => modes[(from + index) % modes.length],
  ).filter((mode) => mode !== undefined);
}
