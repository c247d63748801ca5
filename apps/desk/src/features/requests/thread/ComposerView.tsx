import { AttachmentField, useTakeByContent } from '@parlour/app/files';
import type { DeskRequestDetail } from '@parlour/contract/staff';
import { shownSubject } from '@parlour/core';
import {
  Button,
  InlineAlert,
  MentionField,
  Menu,
  ReadOnlyFields,
  Stack,
  Tabs,
  TextArea,
} from '@parlour/ui';
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import type { OfferedMove } from '../../../app/moveCopy.ts';
import * as styles from './ComposerView.css.ts';
import { ThreadEntries, type ThreadEntriesProps } from './ThreadEntries.tsx';
import type { Composer, WritingKind } from './useComposer.ts';

export type ComposerViewProps = Composer &
  Pick<ThreadEntriesProps, 'now' | 'timeZone' | 'renderFile'> & {
    /** The menus of canned replies and macros, beside the button that sends. */
    replies?: ReactNode;
    /** What can be done with the request once the message is sent. Empty for nothing. */
    next: readonly NextMove[];
    /** Whether a move is being made. None can follow a message until then. */
    isMoving: boolean;
  };

type NextMove = {
  readonly move: OfferedMove;
  readonly label: string;
  /** Does it with the request as it is after the message. */
  readonly onSent: (request: DeskRequestDetail) => void;
};

const tabs = [
  { name: 'message', label: 'Message' },
  { name: 'note', label: 'Internal Note' },
] as const;

const copy = {
  message: { label: 'To the member', submit: 'Send Message', pending: 'Sending...' },
  note: { label: 'For staff alone', submit: 'Save Note', pending: 'Saving...' },
} as const satisfies Readonly<Record<WritingKind, object>>;

/** The id of the element where somebody writes. */
export const COMPOSER_ID = 'composer';

/** Writes a message to the member, or a note among staff, in two tabs (`desk/requests-6`, `desk/requests-8`, `desk/requests/thread-23`). */
export function ComposerView(props: ComposerViewProps) {
  const { shown, texts, files, since, pending, failure, now, timeZone, renderFile } = props;
  const { label, submit, pending: pendingLabel } = copy[shown];
  const text = texts[shown];
  const form = useFocusAfterSending(props);
  const choose = useTakeByContent(props.attachment.onChoose);
  const take = (file: File) => {
    if (pending !== shown && props.attachment.upload === null) choose(file);
  };
  return (
    <section id={COMPOSER_ID} aria-label="Write">
      <Tabs label="What to write" tabs={tabs} shown={shown} onShow={props.onShow}>
        <form
          ref={form}
          className={styles.kinds[shown]}
          onPaste={({ clipboardData }) => {
            // Office programs put a picture of the text beside it.
            if (clipboardData.types.includes('text/plain')) return;
            const [file] = clipboardData.files;
            if (file !== undefined) take(file);
          }}
          onDrop={(event) => {
            const [file] = event.dataTransfer.files;
            // A drop on the button reaches it first.
            if (file === undefined || event.defaultPrevented) return;
            event.preventDefault();
            take(file);
          }}
          onSubmit={(event) => {
            event.preventDefault();
            props.onSubmit();
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            const { currentTarget, target } = event;
            if (event.nativeEvent.isComposing || target instanceof HTMLButtonElement) return;
            // React passes on the keys of the menus, which do something else.
            if (!(target instanceof Node) || !currentTarget.contains(target)) return;
            event.preventDefault();
            props.onSubmit();
          }}
        >
          <ReadOnlyFields when={pending === shown}>
            <Stack gap={2}>
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
                      renderFile={renderFile}
                    />
                  </Stack>
                </InlineAlert>
              )}
              {shown === 'note' ? (
                <NoteField {...props} label={label} />
              ) : (
                <TextArea label={label} value={text} onChange={props.onChange} />
              )}
              <AttachmentField
                label="Add a file"
                files={files}
                attachment={props.attachment}
                disabled={pending === shown}
                isCompact
              />
              <Stack direction="row" gap={3}>
                <Button
                  type="submit"
                  size="small"
                  disabled={pending === null ? !props.maySubmit : pending !== shown}
                  isPending={pending === shown}
                  pendingLabel={pendingLabel}
                >
                  {submit}
                </Button>
                {shown === 'note' || props.next.length === 0 ? null : (
                  <div data-sends>
                    <Menu
                      label="Send and…"
                      disabled={!props.maySubmit}
                      items={props.next.map(({ move, label, onSent }) => ({
                        id: move,
                        label,
                        // The button itself stays enabled, because the focus may be on it.
                        disabled: pending !== null || props.isMoving,
                        onSelect: () => props.onSubmit(onSent),
                      }))}
                    />
                  </div>
                )}
                {shown === 'message' ? props.replies : null}
              </Stack>
            </Stack>
          </ReadOnlyFields>
        </form>
      </Tabs>
    </section>
  );
}

/** Focuses the emptied field of what was sent, because the pressed button is disabled then (`desk/requests-17`). */
function useFocusAfterSending({
  shown,
  texts,
  pending,
  failure,
}: Pick<Composer, 'shown' | 'texts' | 'pending' | 'failure'>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<WritingKind | null>(null);
  useLayoutEffect(() => {
    const isSent = pending === null && sending.current === shown && failure === null;
    sending.current = pending;
    if (!isSent || texts[shown] !== '') return;
    const { activeElement } = document;
    const buttons = form.current?.querySelectorAll('[type="submit"], [data-sends] button') ?? [];
    const isOnButton = [...buttons].some((button) => button === activeElement);
    // Somebody who went on elsewhere stays there.
    if (!isOnButton && activeElement !== document.body) return;
    form.current?.querySelector('textarea')?.focus();
  }, [shown, texts, pending, failure]);
  return form;
}

/** Writes a note that mentions colleagues, who are told of it, and requests (`desk/requests/thread-11`). */
function NoteField({ label, texts, colleagues, found, ...composer }: Composer & { label: string }) {
  return (
    <MentionField
      label={label}
      hint="@ mentions a colleague, who is told, and # a request."
      value={texts.note}
      mentionable={{
        '@': colleagues.map(({ name }) => ({ value: name })),
        '#': found.map(({ reference, subject, member }) => ({
          value: reference,
          detail: `${shownSubject(subject)}, ${member.name}`,
        })),
      }}
      onChange={composer.onChange}
      onSearch={(sign, text) => composer.onSearch(sign === '#' ? text : '')}
    />
  );
}
