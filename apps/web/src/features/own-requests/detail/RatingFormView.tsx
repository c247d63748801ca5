import { DialogForm, type FormProps, issueMessageOf } from '@parlour/app/dialogs';
import type { RequestRating } from '@parlour/contract';
import { type RatingDraft, type RatingField, ratingLabels, ratingStars } from '@parlour/core';
import {
  Button,
  RadioTiles,
  ReadOnlyFields,
  SectionHeading,
  Stack,
  Text,
  TextArea,
  useNoChanges,
} from '@parlour/ui';
import { useId } from 'react';

const options = ratingStars.map(({ stars, label }) => ({ value: String(stars), label }));

export type RatingFormViewProps = Pick<
  FormProps<RatingDraft, RatingField>,
  'stage' | 'draft' | 'issues' | 'failure' | 'maySubmit' | 'onChange' | 'onSubmit'
>;

/** The form where a member rates a completed request. */
export function RatingFormView(props: RatingFormViewProps) {
  const { stage, draft, issues, failure, onChange } = props;
  const id = useId();
  const isPending = stage === 'submitting';
  const isReadOnly = useNoChanges() !== undefined || isPending;
  return (
    <section aria-labelledby={`${id}-title`}>
      <Stack gap={6}>
        <SectionHeading id={`${id}-title`} title="Rate This Request" />
        <DialogForm id={id} onSubmit={props.onSubmit}>
          <ReadOnlyFields when={isReadOnly}>
            <Stack gap={5}>
              <RadioTiles
                label={ratingLabels.stars}
                required
                options={options}
                value={draft.stars === null ? '' : String(draft.stars)}
                onChange={(stars) => onChange({ stars: Number(stars) })}
              />
              <TextArea
                label={ratingLabels.words}
                labelNote="(optional)"
                value={draft.words}
                onChange={(words) => onChange({ words })}
                error={issueMessageOf(issues, 'words')}
              />
              {failure === null ? null : (
                <div role="alert">
                  <Text tone="critical">{failure.message}</Text>
                </div>
              )}
              <Stack align="start">
                <Button
                  changes
                  type="submit"
                  disabled={stage === 'editing' && !props.maySubmit}
                  isPending={isPending}
                  pendingLabel="Sending..."
                >
                  Send Rating
                </Button>
              </Stack>
            </Stack>
          </ReadOnlyFields>
        </DialogForm>
      </Stack>
    </section>
  );
}

/** The rating that the member gave. */
export function GivenRating({ rating }: { rating: RequestRating }) {
  const label = ratingStars.find(({ stars }) => stars === rating.stars)?.label ?? '';
  return (
    <section aria-label="Your rating">
      <Stack gap={3}>
        <SectionHeading title="Your Rating" />
        <p role="status">{[label, `${rating.stars} of 5`].filter(Boolean).join(' · ')}</p>
        {rating.words === null ? null : <Text tone="muted">{rating.words}</Text>}
      </Stack>
    </section>
  );
}
