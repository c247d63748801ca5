import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { MouseEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { CloseReason } from '../../behavior/closeReason.ts';
import { closeReasonOf } from '../../behavior/closeReason.ts';
import { CloseIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Dialog.css.ts';

/** Props of {@link Dialog}. */
export type DialogProps = {
  open: boolean;
  title: string;
  /** The member asks to close it, and how. It stays open until `open` is false. */
  onClose: (reason: CloseReason) => void;
  children: ReactNode;
  /** Buttons under a rule, always in view. */
  footer?: ReactNode;
  size?: 'regular' | 'wide';
  /** What is under way in it can't be called off: the cross answers to no press. */
  busy?: boolean;
};

const fields =
  ':is(input, select, textarea, [role="combobox"]):not(:disabled, [aria-disabled="true"], [aria-hidden="true"])';

/** Of a double click: it was meant for the button that the first press may have exchanged for another. */
const isSecondPress = (event: MouseEvent): boolean => event.detail > 1;

/**
 * A window over the page that holds the focus until it is closed. A full sheet on phones.
 * On opening, the first field that can be filled in is focused, but not by touch, where a keyboard would jump up; on
 * closing, the focus returns to where it came from. A double click on a button in the footer presses it once.
 */
export function Dialog({
  open,
  title,
  onClose,
  children,
  footer,
  size = 'regular',
  busy = false,
}: DialogProps) {
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
          initialFocus={(openedBy) =>
            openedBy === 'touch' || (body.current?.querySelector<HTMLElement>(fields) ?? true)
          }
        >
          <header className={styles.header}>
            <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
            <IconButton
              label="Close"
              icon={<CloseIcon />}
              waiting={busy}
              onClick={() => onClose('close')}
            />
          </header>
          <div ref={body} className={styles.body}>
            {children}
          </div>
          {footer ? (
            <footer
              className={styles.footer}
              onMouseDown={(event) => {
                // Else it would take the focus from where the first press led.
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
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
