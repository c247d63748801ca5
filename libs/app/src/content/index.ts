export {
  type BoundContentDraft,
  type ContentCalls,
  type ContentStage,
  useContentDraft,
} from './useContentDraft.ts';
