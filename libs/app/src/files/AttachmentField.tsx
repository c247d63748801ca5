import { REQUEST_FILE_LIMIT, type RequestFile } from '@parlour/contract';
import { formatFileSize } from '@parlour/core';
import { Button, FileField, ProgressBar, Stack, VisuallyHidden } from '@parlour/ui';
import { useLayoutEffect, useRef } from 'react';
import * as styles from './AttachmentField.css.ts';
import { useTakeByContent } from './takeByContent.ts';
import type { Attachment } from './useAttachment.ts';

export type AttachmentFieldProps = {
  /** What is added. */
  label: string;
  /** The files of the message so far. */
  files: readonly RequestFile[];
  /** The file that is added now, and what adds and removes files. */
  attachment: Attachment;
  /** What is wrong with the files; undefined for nothing. */
  issue?: string | undefined;
  /** Whether the message is being sent. */
  disabled: boolean;
  /** Whether it is a button below the text, with the files as chips. */
  isCompact?: boolean;
};

/** Focuses the first control of a part. */
const focusControl = (part: HTMLElement | null) =>
  part?.querySelector<HTMLElement>('input, button')?.focus();

/** The files of a message about a request: those that it has, and the field that adds one. What goes away passes the focus on. */
export function AttachmentField({
  label,
  files,
  attachment,
  issue,
  disabled,
  isCompact = false,
}: AttachmentFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const adder = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const take = useTakeByContent(attachment.onChoose);
  const isUploading = attachment.upload !== null;
  const wasUploading = useRef(isUploading);
  useLayoutEffect(() => {
    if (wasUploading.current === isUploading) return;
    wasUploading.current = isUploading;
    // The control that had it went away.
    if (hasFocus.current) focusControl(adder.current);
  }, [isUploading]);
  const remove = (file: RequestFile, index: number) => {
    const next = list.current?.querySelectorAll('button')[index + 1];
    if (next === undefined) focusControl(adder.current);
    else next.focus();
    attachment.onRemove(file);
  };
  return (
    <>
      {files.length === 0 ? null : (
        <ul ref={list} className={isCompact ? styles.chips : styles.files} aria-label="Added files">
          {files.map((file, index) => (
            <li key={file.id} className={isCompact ? styles.chip : styles.file}>
              <span className={styles.name}>
                <bdi>{file.name}</bdi>{' '}
                <span className={styles.size}>{formatFileSize(file.size)}</span>
              </span>
              <Button
                variant="quiet"
                size="small"
                disabled={disabled}
                onClick={() => remove(file, index)}
              >
                <span>
                  Remove <VisuallyHidden>{file.name}</VisuallyHidden>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div
        ref={adder}
        onFocus={() => {
          hasFocus.current = true;
        }}
        onBlur={({ target }) => {
          // Where the window lost the focus, it comes back to the element.
          hasFocus.current = document.activeElement === target;
        }}
      >
        {attachment.upload === null ? (
          <FileField
            label={label}
            {...(isCompact
              ? { isCompact }
              : {
                  labelNote: '(optional)',
                  hint: `At most ${REQUEST_FILE_LIMIT} in a request, each at most 10 MB.`,
                })}
            error={attachment.issue ?? issue}
            chosen={null}
            onChoose={(file) => {
              // The window that chooses files may have it still.
              hasFocus.current = true;
              take(file);
            }}
            onRemove={() => undefined}
            disabled={disabled}
          />
        ) : (
          <div className={styles.upload}>
            <ProgressBar
              label={`Adding ${attachment.upload.name}`}
              value={attachment.upload.progress}
            />
            <Stack align="start">
              <Button variant="quiet" size="small" onClick={attachment.onCancel}>
                Cancel upload
              </Button>
            </Stack>
          </div>
        )}
      </div>
    </>
  );
}
