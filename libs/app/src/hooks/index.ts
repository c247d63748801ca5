export { useIsHydrated } from './useIsHydrated.ts';
export { useToday } from './useToday.ts';
