export { findParkedDraft } from './parkedDrafts.ts';
export {
  parkedInputOf,
  type Stored,
  storedAt,
  type StoredFields,
  type StoredPlace,
} from './stored.ts';
export { useDraftParking } from './useDraftParking.ts';
export { useParkedDraftExpiry } from './useParkedDraftExpiry.ts';
