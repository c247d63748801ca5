import { DialogForm, type FormProps, issueMessageOf } from '@parlour/app/dialogs';
import { type Attachment, AttachmentField } from '@parlour/app/files';
import { type ReplyDraft, type ReplyField, replyLabels } from '@parlour/core';
import {
  Button,
  ReadOnlyFields,
  SectionHeading,
  Stack,
  Text,
  TextArea,
  useNoChanges,
} from '@parlour/ui';
import { useId } from 'react';
import * as styles from './ReplyFormView.css.ts';

export type ReplyFormViewProps = Pick<
  FormProps<ReplyDraft, ReplyField>,
  'stage' | 'draft' | 'issues' | 'failure' | 'maySubmit' | 'onChange' | 'onSubmit'
> & {
  /** What the message does, which its heading and a note say. */
  effect: 'reply' | 'reopen' | 'new request' | null;
  /** The file that is added now, and what adds and removes files. */
  attachment: Attachment;
};

const notes = {
  reopen: 'Your message reopens this request.',
  'new request': 'This request has ended. Your message begins a new one.',
} as const;

/** The id of the section where an answer is written. */
export const REPLY_ID = 'request-reply';

/** The form of a message about a request, with its files. */
export function ReplyFormView(props: ReplyFormViewProps) {
  const { stage, draft, issues, failure, effect, attachment, onChange } = props;
  const id = useId();
  const isPending = stage === 'submitting';
  const isReadOnly = useNoChanges() !== undefined || isPending;
  const isUploading = attachment.upload !== null;
  const title = effect === 'reply' ? 'Your Answer' : 'Write to Us';
  return (
    <section id={REPLY_ID} aria-labelledby={`${REPLY_ID}-title`}>
      <Stack gap={6}>
        <SectionHeading id={`${REPLY_ID}-title`} title={title} />
        {effect === 'reopen' || effect === 'new request' ? (
          <Text tone="muted">{notes[effect]}</Text>
        ) : null}
        <DialogForm id={id} onSubmit={props.onSubmit}>
          <ReadOnlyFields when={isReadOnly}>
            <Stack gap={5}>
              <TextArea
                label={effect === 'reply' ? 'Answer' : replyLabels.text}
                value={draft.text}
                onChange={(text) => onChange({ text })}
                error={issueMessageOf(issues, 'text')}
              />
              <AttachmentField
                label="Add a photograph or a file"
                files={draft.files}
                attachment={attachment}
                issue={issueMessageOf(issues, 'files')}
                disabled={isReadOnly}
              />
              <div role="alert" className={styles.failure}>
                {failure === null ? null : <Text tone="critical">{failure.message}</Text>}
              </div>
              <Stack align="start">
                <Button
                  changes
                  type="submit"
                  disabled={stage === 'editing' && (!props.maySubmit || isUploading)}
                  isPending={isPending}
                  pendingLabel="Sending..."
                >
                  {effect === 'reply' ? 'Send Answer' : 'Send Message'}
                </Button>
              </Stack>
            </Stack>
          </ReadOnlyFields>
        </DialogForm>
      </Stack>
    </section>
  );
}
