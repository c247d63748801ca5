import { Button, InlineAlert, ReadOnlyFields, Stack, Tabs, TextArea } from '@parlour/ui';
import { ThreadEntries, type ThreadEntriesProps } from './ThreadEntries.tsx';
import type { Composer, WritingKind } from './useComposer.ts';

export type ComposerViewProps = Composer & Pick<ThreadEntriesProps, 'now' | 'timeZone'>;

const tabs = [
  { name: 'message', label: 'Message' },
  { name: 'note', label: 'Internal Note' },
] as const;

const copy = {
  message: { label: 'To the member', submit: 'Send Message', pending: 'Sending...' },
  note: { label: 'For staff alone', submit: 'Save Note', pending: 'Saving...' },
} as const satisfies Readonly<Record<WritingKind, object>>;

/** The id of the element in which somebody writes. */
export const COMPOSER_ID = 'composer';

/** Writes a message to the member, or a note among staff, in two tabs (`DKR6`, `DKR7`). */
export function ComposerView(props: ComposerViewProps) {
  const { shown, texts, since, pending, failure, now, timeZone } = props;
  const { label, submit, pending: pendingLabel } = copy[shown];
  const text = texts[shown];
  return (
    <section id={COMPOSER_ID} aria-label="Write">
      <Tabs label="What to write" tabs={tabs} shown={shown} onShow={props.onShow}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
        >
          <ReadOnlyFields when={pending === shown}>
            <Stack gap={4}>
              {failure === null ? null : <InlineAlert tone="critical">{failure}</InlineAlert>}
              {since.length === 0 ? null : (
                <InlineAlert>
                  <Stack gap={3}>
                    <strong>Added while you were writing</strong>
                    <ThreadEntries
                      label="Added while you were writing"
                      entries={since}
                      now={now}
                      timeZone={timeZone}
                    />
                  </Stack>
                </InlineAlert>
              )}
              <TextArea label={label} value={text} onChange={props.onChange} />
              <Stack align="start">
                <Button
                  type="submit"
                  size="small"
                  disabled={text.trim() === '' || (pending !== null && pending !== shown)}
                  isPending={pending === shown}
                  pendingLabel={pendingLabel}
                >
                  {submit}
                </Button>
              </Stack>
            </Stack>
          </ReadOnlyFields>
        </form>
      </Tabs>
    </section>
  );
}
