import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { useRef } from 'react';
import type { CloseReason } from '../../behavior/closeReason.ts';
import { closeReasonOf } from '../../behavior/closeReason.ts';
import { useInertBeneath } from '../../behavior/useInertBeneath.ts';
import { CloseIcon } from '../../icons/navigationIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

export type DialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** What the dialog does. */
  title: string;
  /** Called when the member asks to close it. The dialog stays open until `open` is false. */
  onClose: (reason: CloseReason) => void;
  /** The content, which scrolls when it is long. */
  children: ReactNode;
  /** Buttons below a rule, always visible. */
  footer?: ReactNode;
  /** 560 or 720 px from the md breakpoint. */
  size?: 'regular' | 'wide';
  /** An action that cannot be canceled is running. The close button ignores presses. */
  isPending?: boolean;
};

const fields =
  ':is(input, select, textarea, [role="combobox"]):not(:disabled, [aria-disabled="true"], [aria-hidden="true"])';

/** Returns whether this is the second press of a double click. The first press may have replaced the button. */
const isSecondPress = (event: MouseEvent): boolean => event.detail > 1;

type DialogContentProps = Omit<DialogProps, 'open' | 'size'> & {
  /** The element that scrolls. */
  bodyRef?: Ref<HTMLDivElement>;
};

/** What is inside a dialog. For the book, which shows many at once. */
export function DialogContent({
  title,
  onClose,
  children,
  footer,
  isPending = false,
  bodyRef,
}: DialogContentProps) {
  return (
    <>
      <header className={styles.header}>
        <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
        <IconButton
          label="Close"
          icon={<CloseIcon />}
          isPending={isPending}
          onClick={() => onClose('close')}
        />
      </header>
      <div ref={bodyRef} className={styles.body}>
        {children}
      </div>
      {footer ? (
        <footer
          className={styles.footer}
          onMouseDown={(event) => {
            // Otherwise it would take the focus from the element that the first press focused.
            if (isSecondPress(event)) event.preventDefault();
          }}
          onClickCapture={(event) => {
            if (!isSecondPress(event)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          {footer}
        </footer>
      ) : null}
    </>
  );
}

/**
 * A modal dialog that traps the focus, and fills the screen on phones. A double click on a footer button presses it
 * once.
 *
 * On opening, the first editable field is focused, except by touch, where the keyboard would open. On closing, the
 * focus returns to the opener.
 */
export function Dialog({
  open,
  title,
  onClose,
  children,
  footer,
  size = 'regular',
  isPending = false,
}: DialogProps) {
  const onFocus = useInertBeneath(open);
  const body = useRef<HTMLDivElement>(null);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(_open, details) => onClose(closeReasonOf(details.reason))}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Popup
          className={styles.size[size]}
          onFocus={onFocus}
          initialFocus={(openedBy) =>
            openedBy === 'touch' || (body.current?.querySelector<HTMLElement>(fields) ?? true)
          }
        >
          <DialogContent {...{ title, onClose, footer, isPending }} bodyRef={body}>
            {children}
          </DialogContent>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
