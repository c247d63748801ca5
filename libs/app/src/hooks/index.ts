export { useCommandKey, useKeys } from './useKeys.ts';
export { useIsHydrated } from './useIsHydrated.ts';
export { useNow, useTimeZone } from './clock.ts';
export { useToday } from './useToday.ts';
