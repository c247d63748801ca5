import type { MemberRequestDetail, RequestRatingPayload } from '@parlour/contract';
import { createFormMachine, unchangedFields } from '../forms/formMachine.ts';
import { RATING_NOT_SENT } from './messages.ts';
import {
  type RatingDraft,
  type RatingField,
  ratingIssues,
  ratingLabels,
  ratingPayload,
} from './ratingDraft.ts';

/** The form where a member rates a completed request (core/own-requests-8). Its value is the request with the rating. */
export const ratingMachine = createFormMachine<
  object,
  RatingDraft,
  RatingField,
  RequestRatingPayload,
  MemberRequestDetail
>({
  id: 'rating',
  emptyDraft: () => ({ stars: null, words: '' }),
  issuesAfterChange: unchangedFields((draft, field) => draft[field]),
  submissionIssues: ratingIssues,
  payloadOf: ratingPayload,
  copyOf: () => ({
    fields: { stars: 'stars', words: 'words' },
    labels: ratingLabels,
    fallback: RATING_NOT_SENT,
    isFallbackPreferred: true,
  }),
});
