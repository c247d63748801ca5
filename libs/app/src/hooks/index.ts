export { useCommandKey, useKeys } from './useKeys.ts';
export { useIsHydrated } from './useIsHydrated.ts';
export { useNow } from './useNow.ts';
export { useTimeZone } from './useTimeZone.ts';
export { useToday, viewerDay } from './useToday.ts';
