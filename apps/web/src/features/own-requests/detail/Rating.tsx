import { type SubmissionDependencies, useForm } from '@parlour/app/dialogs';
import { send } from '@parlour/client';
import {
  type MemberRequestDetail,
  rateRequest,
  type RequestRatingPayload,
} from '@parlour/contract';
import { type FormSubmission, isRatable, ratingMachine } from '@parlour/core';
import { useCallback } from 'react';
import { storeRequest } from '../../requests/queries.ts';
import { GivenRating, RatingFormView } from './RatingFormView.tsx';

export type RatingProps = { request: MemberRequestDetail };

/** The rating of a completed request, or the form for it. */
export function Rating({ request }: RatingProps) {
  if (request.rating !== null) return <GivenRating rating={request.rating} />;
  return isRatable(request) ? <RatingForm id={request.id} /> : null;
}

const input = {};

/** Binds the form of a rating to its machine and to the call. */
function RatingForm({ id }: { id: string }) {
  const submit = useCallback(
    async (
      { payload, idempotencyKey }: FormSubmission<RequestRatingPayload>,
      { client, cache, signal }: SubmissionDependencies,
    ) => {
      const result = await send(
        client,
        rateRequest,
        { params: { id }, body: payload },
        { idempotencyKey, signal },
      );
      if (result.ok) storeRequest(cache, client, result.value);
      return result;
    },
    [id],
  );
  return (
    <RatingFormView {...useForm(ratingMachine, { input, submit, onClosed: () => undefined })} />
  );
}
