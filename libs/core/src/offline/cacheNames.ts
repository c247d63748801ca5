/** The beginning of the names of all caches of the member app. */
export const CACHE_PREFIX = 'parlour-';

const FILES = `${CACHE_PREFIX}files-`;
const MEMBER = `${CACHE_PREFIX}guides-`;

/** The name of the cache with a member's guides (core/offline-6). The id is part of it, so no other member's request finds it. */
export function memberCacheName(memberId: string): string {
  return MEMBER + encodeURIComponent(memberId);
}

/** The name of the cache with the page and the files of one release. */
export function filesCacheName(release: string): string {
  return FILES + release;
}

/** Returns the caches to delete for a session: those of every member but its own, of all members without one (core/offline-7). */
export function foreignCaches(names: readonly string[], memberId: string | null): string[] {
  const own = memberId === null ? null : memberCacheName(memberId);
  return names.filter((name) => name.startsWith(MEMBER) && name !== own);
}

/** Returns the caches of the files of other releases (core/offline-9). */
export function outdatedCaches(names: readonly string[], release: string): string[] {
  return names.filter((name) => name.startsWith(FILES) && name !== filesCacheName(release));
}

/** Returns all caches of the member app, to delete when reading offline is switched off (core/offline-10). */
export function ownCaches(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(CACHE_PREFIX));
}

/** Returns the caches with guides of members. */
export function memberCaches(names: readonly string[]): string[] {
  return names.filter((name) => name.startsWith(MEMBER));
}
