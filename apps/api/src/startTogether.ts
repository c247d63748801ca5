/**
 * Waits for steps of a start that run beside each other. Where one fails it still waits for the others, so that what these have
 * started can be stopped.
 *
 * @throws what the first step that failed has thrown.
 */
export async function startTogether<const Steps extends readonly unknown[]>(steps: Steps) {
  await Promise.allSettled(steps);
  return Promise.all(steps);
}
