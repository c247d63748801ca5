import { webhookEventNames, webhookEvents } from '@parlour/contract/staff';
import { Checkbox, Stack, Text, TextField } from '@parlour/ui';
import { CallDialog, type CallDialogProps } from '../../app/CallDialog.tsx';
import { type FieldFailure, formIssueOf, issueOf } from '../../app/fieldFailure.ts';
import type { WebhookDraft } from './webhookDraft.ts';

export type WebhookDialogViewProps = Omit<CallDialogProps, 'maySubmit' | 'failure' | 'children'> & {
  /** What is entered. */
  draft: WebhookDraft;
  /** Why it was not stored. Null for nothing. */
  failure: FieldFailure | null;
  /** Receives the changed fields. */
  onChange: (changes: Partial<WebhookDraft>) => void;
};

const fields = ['name', 'url', 'events'];

/** Asks for the name, the URL and the events of a webhook (`DKWH2`). */
export function WebhookDialogView(props: WebhookDialogViewProps) {
  const { draft, failure, onChange, ...dialog } = props;
  const { name, url, events, isActive } = draft;
  const toggle = (event: (typeof events)[number], isChosen: boolean) =>
    onChange({
      events: webhookEventNames.filter((each) =>
        each === event ? isChosen : events.includes(each),
      ),
    });
  return (
    <CallDialog
      {...dialog}
      maySubmit={name.trim() !== '' && url.trim() !== '' && events.length > 0}
      failure={formIssueOf(failure, fields)}
    >
      <TextField
        label="Name"
        required
        value={name}
        hint="What you know the other system by."
        error={issueOf(failure, 'name')}
        onChange={(text) => onChange({ name: text })}
      />
      <TextField
        label="URL"
        required
        type="url"
        value={url}
        placeholder="https://"
        hint="Where the other system listens: https, on the public internet."
        error={issueOf(failure, 'url')}
        onChange={(text) => onChange({ url: text })}
      />
      <Stack gap={2}>
        <Text>What is it told?</Text>
        {webhookEventNames.map((event) => (
          <Checkbox
            key={event}
            label={webhookEvents[event].label}
            checked={events.includes(event)}
            onChange={(isChosen) => toggle(event, isChosen)}
          />
        ))}
      </Stack>
      <Checkbox
        label="The webhook is on"
        checked={isActive}
        onChange={(isOn) => onChange({ isActive: isOn })}
      />
    </CallDialog>
  );
}
