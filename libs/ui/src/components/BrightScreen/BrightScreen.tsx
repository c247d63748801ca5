import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import type { CloseReason } from '../../behavior/closeReason.ts';
import { closeReasonOf } from '../../behavior/closeReason.ts';
import { useInertBeneath } from '../../behavior/useInertBeneath.ts';
import { CloseIcon } from '../../icons/navigationIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './BrightScreen.css.ts';

export type BrightScreenProps = {
  /** Whether it is shown. */
  open: boolean;
  /** What is shown, in a word or two. */
  title: string;
  /** Called when the member asks to close it. It stays open until `open` is false. */
  onClose: (reason: CloseReason) => void;
  /** What the other person reads or scans, in the middle of the screen. */
  children: ReactNode;
};

/** What is inside a bright screen. For the book, which shows many at once. */
export function BrightScreenContent({ title, onClose, children }: Omit<BrightScreenProps, 'open'>) {
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

/** A dialog that fills the screen, black on white in both themes: what a member holds out for somebody else to read. */
export function BrightScreen({ open, title, onClose, children }: BrightScreenProps) {
  const onFocus = useInertBeneath(open);
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(_open, details) => onClose(closeReasonOf(details.reason))}
    >
      <BaseDialog.Portal>
        <BaseDialog.Popup className={styles.screen} onFocus={onFocus}>
          <BrightScreenContent title={title} onClose={onClose}>
            {children}
          </BrightScreenContent>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}
