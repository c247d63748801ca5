export { useCommandKey, useKeys } from './useKeys.ts';
export { useIsHydrated } from './useIsHydrated.ts';
export { useNow, useTimeZone, useToday } from './clock.ts';
