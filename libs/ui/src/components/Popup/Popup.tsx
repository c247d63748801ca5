import type { ReactNode } from 'react';
import { useClearOfFocus } from '../../behavior/useClearOfFocus.ts';
import { useFocusReturn } from '../../behavior/useFocusReturn.ts';
import { useWaitingTimeout } from '../../behavior/useWaitingTimeout.ts';
import { Button } from '../Button/Button.tsx';
import { CloseIcon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Popup.css.ts';

/** What a {@link Popup} shows while it is open. */
type PopupContent = {
  tone: 'success' | 'error';
  title: string;
  text: ReactNode;
  /** A button under the text. Closing the popup, if it should, is up to `onAction`. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds after which it closes by itself; it waits while it is hovered or focused. */
  closeAfter?: number;
  /** Asked for by its cross, by Escape inside it, or by time. */
  onClose: () => void;
};

/** Props of {@link Popup}. */
export type PopupProps = PopupContent & { open: boolean };

/**
 * Says how something went: at the bottom of the page or, placed among a dialog's children, over the dialog, clear of its
 * buttons. It steps to the other edge of the window where it would hide what has the focus.
 * Screen readers hear a success politely and an error at once; the focus stays where it is.
 */
export function Popup({ open, ...content }: PopupProps) {
  return (
    <div role={content.tone === 'error' ? 'alert' : 'status'}>
      {open ? <PopupCard {...content} /> : null}
    </div>
  );
}

function PopupCard({ tone, title, text, action, closeAfter, onClose }: PopupContent) {
  const waiting = useWaitingTimeout(closeAfter, onClose);
  const focusReturn = useFocusReturn<HTMLDivElement>();
  const edge = useClearOfFocus(focusReturn.ref);
  return (
    <div
      {...waiting}
      {...focusReturn}
      className={styles.tone[tone]}
      data-edge={edge}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <div className={styles.text}>{text}</div>
        {action ? (
          <Button variant="secondary" size="small" onClick={action.onAction}>
            {action.label}
          </Button>
        ) : null}
      </div>
      <div className={styles.corner}>
        <IconButton label="Dismiss" icon={<CloseIcon />} onClick={onClose} />
      </div>
    </div>
  );
}
