/** How many rows one statement stores. */
const LENGTH = 200;

/** Rows that are stored together: one statement for each would take several times as long. */
export interface Batch<Row> {
  /** Adds a row, and stores those that wait where they are many. */
  add(row: Row): Promise<void>;
  /** Stores the rows that wait. */
  flush(): Promise<void>;
}

/** Creates a batch. */
export function createBatch<Row>(store: (rows: Row[]) => PromiseLike<unknown>): Batch<Row> {
  const waiting: Row[] = [];
  const flush = async () => {
    const rows = waiting.splice(0);
    if (rows.length > 0) await store(rows);
  };
  return {
    async add(row) {
      waiting.push(row);
      if (waiting.length >= LENGTH) await flush();
    },
    flush,
  };
}
