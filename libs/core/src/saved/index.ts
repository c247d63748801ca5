export {
  boundedTimestamp,
  joinChanges,
  laterChange,
  REMOVAL_DAYS,
  removalsForgottenBefore,
  type SavedChange,
  savedKey,
  type SavedSubject,
  type WaitingChange,
  withWaitingChanges,
} from './savedChanges.ts';
export {
  BACK_DAYS,
  endsSoon,
  noSavedFacts,
  savableItem,
  savableName,
  type SavableThing,
  savedItemPath,
  savedRequestContext,
} from './savedItems.ts';
