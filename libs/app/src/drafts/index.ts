export { findParkedDraft } from './parkedDrafts.ts';
export { useDraftParking } from './useDraftParking.ts';
export { useParkedDraftExpiry } from './useParkedDraftExpiry.ts';
