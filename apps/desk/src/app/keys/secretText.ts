import { tokens } from '@parlour/ui/tokens';

/** The style of a key or a code to write down. */
export const secretText = {
  fontFamily: 'ui-monospace, monospace',
  border: `1px solid ${tokens.color.rule}`,
  backgroundColor: tokens.color.surfaceSunken,
} as const;
