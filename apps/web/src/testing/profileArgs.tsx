import type { Document } from '@parlour/contract';
import type { PdfFrame } from '@parlour/core';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { DocumentItem } from '../features/documents/DocumentItem.tsx';
import type { PreviewState } from '@parlour/app/files';
import type { DocumentsView } from '../features/documents/DocumentsView.tsx';
import type { PaymentMethodsView } from '../features/payment-methods/PaymentMethodsView.tsx';
import type { SessionsView } from '../features/sessions/SessionsView.tsx';
import { documents, paymentMethods, profile, sessions } from './club.ts';
import { TODAY } from './today.ts';

const loaded = <Data,>(data: Data) => ({ state: 'loaded', data, outdated: null }) as const;

const deletionArgs = {
  deletion: null,
  onDelete: fn(),
  onDeletionConfirm: fn(),
  onDeletionCancel: fn(),
} as const;

const cardholderName = `${profile.firstName} ${profile.lastName}`;

/** The payment methods of stories. */
export const paymentMethodsArgs = {
  ...deletionArgs,
  page: loaded(paymentMethods.map((card) => ({ ...card, cardholderName }))),
  today: TODAY,
  onAdd: fn(),
} satisfies ComponentProps<typeof PaymentMethodsView>;

const hidden: PreviewState = { state: 'hidden', failure: null };

/** Renders each document with a hidden preview, except for the previews that a story passes. */
export function documentRenderer(
  previews: Readonly<Record<string, PreviewState>> = {},
  pdfFrame: PdfFrame = 'allPages',
) {
  return function renderDocument(document: Document) {
    return (
      <DocumentItem
        document={document}
        addedOn={document.createdAt.slice(0, 10)}
        preview={previews[document.id] ?? hidden}
        pdfFrame={pdfFrame}
        onToggle={fn()}
        onDelete={fn()}
      />
    );
  };
}

/** The documents of stories. */
export const documentsArgs = {
  ...deletionArgs,
  page: loaded(documents),
  renderItem: documentRenderer(),
  onAdd: fn(),
} satisfies ComponentProps<typeof DocumentsView>;

/** The signed-in devices of stories. */
export const sessionsArgs = {
  ...deletionArgs,
  page: loaded(sessions),
  today: TODAY,
  timeZone: 'Europe/London',
  endingAll: { stage: 'unasked' },
  onEndAll: fn(),
  onEndAllConfirm: fn(),
  onEndAllCancel: fn(),
} satisfies ComponentProps<typeof SessionsView>;
