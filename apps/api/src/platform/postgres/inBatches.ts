// Rows. One statement that removes a year of them would lock, write and wait for too long.
const BATCH = 1000;

/**
 * Repeats a statement that deletes at most so many rows, until it deletes fewer.
 *
 * @returns how many rows were deleted.
 */
export async function deleteInBatches(
  deleteSome: (limit: number) => PromiseLike<{ readonly rowCount: number | null }>,
): Promise<number> {
  for (let total = 0; ;) {
    const { rowCount } = await deleteSome(BATCH);
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < BATCH) return total;
  }
}
