import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { usePausableTimeout } from '../../behavior/usePausableTimeout.ts';
import { Button } from '../Button/Button.tsx';
import { CheckIcon } from '../../icons/contentIcons.tsx';
import * as styles from './Confirmation.css.ts';

type ConfirmationContent = {
  /** The outcome in a word or two. */
  title: string;
  /** What was sent, and what follows. */
  children: ReactNode;
  /** The height of what it replaces, in pixels, so that nothing around it moves. */
  minHeight?: number;
  /** Milliseconds until it closes by itself. The timer pauses while it is hovered or focused, and ends when touched. */
  closeAfter: number;
  /** Called for the close button or the timeout. */
  onClose: () => void;
};

export type ConfirmationProps = ConfirmationContent & {
  /** Whether it is shown. */
  open: boolean;
};

/** Says in the place of a form that it was sent. Screen readers announce it. The focus does not move. */
export function Confirmation({ open, ...content }: ConfirmationProps) {
  return <div role="status">{open ? <ConfirmationPanel {...content} /> : null}</div>;
}

function ConfirmationPanel({
  title,
  children,
  minHeight,
  closeAfter,
  onClose,
}: ConfirmationContent) {
  const [isTouched, setIsTouched] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (panel.current !== null && minHeight !== undefined) {
      panel.current.style.minHeight = `${minHeight}px`;
    }
  }, [minHeight]);
  const timeoutHandlers = usePausableTimeout(isTouched ? undefined : closeAfter, onClose);
  return (
    <div
      {...timeoutHandlers}
      ref={panel}
      className={styles.panel}
      onPointerDown={({ pointerType }) => {
        if (pointerType === 'touch') setIsTouched(true);
      }}
    >
      <span className={styles.mark}>
        <CheckIcon />
      </span>
      <p className={styles.title}>{title}</p>
      {children}
      <Button variant="secondary" onClick={onClose}>
        Dismiss
      </Button>
    </div>
  );
}
