export { useIsHydrated } from './useIsHydrated.ts';
export { useNow } from './useNow.ts';
export { useToday } from './useToday.ts';
