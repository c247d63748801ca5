import type { ReactNode } from 'react';
import { useFocusNotObscured } from '../../behavior/useFocusNotObscured.ts';
import { useFocusReturn } from '../../behavior/useFocusReturn.ts';
import { usePausableTimeout } from '../../behavior/usePausableTimeout.ts';
import { useTabDetour } from '../../behavior/useTabDetour.ts';
import { Button } from '../Button/Button.tsx';
import { CloseIcon } from '../../icons/navigationIcons.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './Notification.css.ts';

/** The content of an open {@link Notification}. */
type NotificationContent = {
  /** The outcome. An error is announced at once. */
  tone: 'success' | 'error';
  /** The outcome in a word or two. */
  title: string;
  /** One sentence. For an error, what to do next. */
  text: ReactNode;
  /** A button below the text. `onAction` decides whether to close the notification. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds until it closes by itself. The timer pauses while it is hovered or focused. */
  closeAfter?: number;
  /**
   * Whether the page closes it when the time of its action is over, also while it is hovered or focused: for an action that
   * would come too late then. The next Tab leads to it, as to one that closes by itself.
   */
  isOffer?: boolean;
  /** Called for the close button, Escape inside it, or the timeout. */
  onClose: () => void;
};

export type NotificationProps = NotificationContent & {
  /** Whether it is shown. */
  open: boolean;
  /** Names what it reports on. The time begins anew with another one. */
  subject?: string;
};

/**
 * Reports the outcome of an action at the bottom of the page, or over a dialog when placed among its children. It moves
 * to the other edge of the window when it would hide the focused element.
 *
 * Screen readers announce a success politely and an error at once. The focus does not move.
 */
export function Notification({ open, subject, ...content }: NotificationProps) {
  return (
    <div role={content.tone === 'error' ? 'alert' : 'status'} data-over-dialogs>
      {open ? <NotificationCard key={subject} {...content} /> : null}
    </div>
  );
}

function NotificationCard(props: NotificationContent) {
  const {
    tone,
    title,
    text,
    action,
    closeAfter,
    isOffer = closeAfter !== undefined,
    onClose,
  } = props;
  const timeoutHandlers = usePausableTimeout(closeAfter, onClose);
  const focusReturn = useFocusReturn<HTMLDivElement>();
  const edge = useFocusNotObscured(focusReturn.ref);
  // A failure leads back to what has to be corrected, and its button only closes it.
  useTabDetour(focusReturn.ref, isOffer && tone === 'success' && action !== undefined);
  return (
    <div
      {...timeoutHandlers}
      {...focusReturn}
      className={styles.tone[tone]}
      data-edge={edge}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{text}</div>
      {action ? (
        <div className={styles.action}>
          <Button variant="secondary" size="small" onClick={action.onAction}>
            {action.label}
          </Button>
        </div>
      ) : null}
      <div className={styles.corner}>
        <IconButton label="Dismiss" icon={<CloseIcon />} onClick={onClose} />
      </div>
    </div>
  );
}
