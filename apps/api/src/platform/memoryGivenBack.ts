/**
 * The environment of a process that works in large pieces. As it comes, glibc keeps what was freed: hundreds of megabytes
 * after a few large pictures.
 */
export const memoryGivenBack = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
};
