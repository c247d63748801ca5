export { formatClock, formatConfirmedDate, formatEntryTime } from './formatEntryTime.ts';
export {
  emptyReply,
  parseReplyChanges,
  type ReplyDraft,
  type ReplyField,
  replyLabels,
  replyPayload,
} from './replyDraft.ts';
export { REQUEST_NOT_FOUND } from './messages.ts';
export { ratingLabels, ratingStars, type RatingDraft, type RatingField } from './ratingDraft.ts';
export { waitingFirst } from './waitingFirst.ts';
