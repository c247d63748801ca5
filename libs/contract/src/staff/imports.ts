/** What has become of an import: `planned` changes nothing, `reverted` was taken back. */
export const importStatuses = [
  'planning',
  'planned',
  'applying',
  'applied',
  'failed',
  'reverted',
] as const;
/** What has become of an import. */
export type ImportStatus = (typeof importStatuses)[number];
