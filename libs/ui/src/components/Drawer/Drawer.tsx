import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import type { CloseReason } from '../../behavior/closeReason.ts';
import { closeReasonOf } from '../../behavior/closeReason.ts';
import { useInertBeneath } from '../../behavior/useInertBeneath.ts';
import { backdrop } from '../Dialog/Dialog.css.ts';
import { CloseIcon } from '../../icons/navigationIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Drawer.css.ts';

export type DrawerProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Its name, in a word. */
  title: string;
  /** Called when the member asks to close it. The drawer stays open until `open` is false. */
  onClose: (reason: CloseReason) => void;
  /** The menu. */
  children: ReactNode;
  /** Returns the element to focus on closing. By default the focus returns to the opener, unless it has moved. */
  finalFocus?: (() => HTMLElement | null) | undefined;
};

/** What is inside a drawer. For the book, which shows many at once. */
export function DrawerContent({
  title,
  onClose,
  children,
}: Pick<DrawerProps, 'title' | 'onClose' | 'children'>) {
  return (
    <>
      <header className={styles.header}>
        <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
        <IconButton label="Close" icon={<CloseIcon />} onClick={() => onClose('close')} />
      </header>
      <div className={styles.body}>{children}</div>
    </>
  );
}

/** A menu that slides in from the edge and traps the focus until it closes. */
export function Drawer({ open, title, onClose, children, finalFocus }: DrawerProps) {
  const onFocus = useInertBeneath(open);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(_open, details) => onClose(closeReasonOf(details.reason))}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Popup className={styles.popup} onFocus={onFocus} finalFocus={finalFocus}>
          <DrawerContent title={title} onClose={onClose}>
            {children}
          </DrawerContent>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
