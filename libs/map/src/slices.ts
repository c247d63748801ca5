/** The longest that work goes on without a pause, in milliseconds. */
const LONGEST = 8;

/** Lets the browser do other work. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

/** Goes through work in steps, with a pause before it and whenever it has taken some milliseconds. */
export async function* slices<Step>(steps: Iterable<Step>): AsyncGenerator<Step, void> {
  await pause();
  let start = performance.now();
  for (const step of steps) {
    yield step;
    if (performance.now() - start < LONGEST) continue;
    await pause();
    start = performance.now();
  }
}
