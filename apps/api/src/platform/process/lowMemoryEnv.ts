/**
 * Environment variables for a process that allocates large blocks. By default glibc does not return freed memory to the
 * system: hundreds of megabytes after a few large pictures.
 */
export const lowMemoryEnv = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
