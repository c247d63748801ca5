export { useCommandKey } from './useCommandKey.ts';
export { useIsHydrated } from './useIsHydrated.ts';
export { useKeys } from './useKeys.ts';
export { useNow } from './useNow.ts';
export { useTimeZone } from './useTimeZone.ts';
export { useToday } from './useToday.ts';
