/** Whether a process with this number exists, including one of another user. */
export function isAlive(pid: number): boolean {
  // Zero and below name groups of processes.
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
