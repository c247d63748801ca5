/** Makes an error of one line that names the environment variable to check. */
export function configError(variable: string, error: unknown): Error {
  return new Error(`${variable}: ${error instanceof Error ? error.message : String(error)}`, {
    cause: error,
  });
}
