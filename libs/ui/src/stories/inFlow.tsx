import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import {
  ConfirmDialogContent,
  type ConfirmDialogProps,
} from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { popup } from '../components/ConfirmDialog/ConfirmDialog.css.ts';
import { size } from '../components/Dialog/Dialog.css.ts';
import { DialogContent, type DialogProps } from '../components/Dialog/Dialog.tsx';
import { Notification, type NotificationProps } from '../components/Notification/Notification.tsx';
import { Snackbar, type SnackbarProps } from '../components/Snackbar/Snackbar.tsx';
import { type Example, nothing } from './examples.ts';
import { inFlow } from './inFlow.css.ts';

function InFlow({ children }: { readonly children: ReactNode }) {
  return <div className={inFlow}>{children}</div>;
}

/** Draws a dialog in the flow of a page. The real one is modal. */
export function drawDialog(content: Omit<DialogProps, 'open' | 'onClose'>): Example['drawing'] {
  return (
    <BaseDialog.Root open modal={false}>
      <InFlow>
        <div role="dialog" aria-label={content.title} className={size[content.size ?? 'regular']}>
          <DialogContent {...content} onClose={nothing} />
        </div>
      </InFlow>
    </BaseDialog.Root>
  );
}

/** Draws a dialog that asks, in the flow of a page. */
export function drawConfirmDialog(
  content: Omit<ConfirmDialogProps, 'open' | 'onConfirm' | 'onCancel'>,
): Example['drawing'] {
  return (
    <BaseDialog.Root open modal={false}>
      <InFlow>
        <div role="alertdialog" aria-label={content.title} className={popup}>
          <ConfirmDialogContent {...content} onConfirm={nothing} onCancel={nothing} />
        </div>
      </InFlow>
    </BaseDialog.Root>
  );
}

/** Draws a notification in the flow of a page. */
export function drawNotification(
  content: Pick<NotificationProps, 'tone' | 'title' | 'text' | 'action'>,
): Example['drawing'] {
  return (
    <InFlow>
      <Notification open {...content} onClose={nothing} />
    </InFlow>
  );
}

/** Draws a snackbar in the flow of a page. */
export function drawSnackbar(content: Pick<SnackbarProps, 'text' | 'action'>): Example['drawing'] {
  return (
    <InFlow>
      <Snackbar open {...content} />
    </InFlow>
  );
}
