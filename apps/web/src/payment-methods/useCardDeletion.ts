import { deletePaymentMethod } from '@parlour/client';
import type { PaymentMethod } from '@parlour/contract';
import { CARD_NOT_DELETED, withoutCard } from '@parlour/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isMissing, serverSentence, valueOf } from '../data/callError.ts';
import { useClient } from '../data/DataLayout.tsx';
import { changeCards } from './changeCards.ts';

/** How far the deletion of a card has come. */
type CardDeletion = { readonly card: PaymentMethod } & (
  | { readonly stage: 'asked' | 'deleting' | 'dismissed' }
  | { readonly stage: 'failed'; readonly message: string }
);

/** The card that the member was last asked about, and what can be done about it. */
export interface CardDeletionControl {
  /** Null before any was asked about. */
  readonly deletion: CardDeletion | null;
  readonly onDelete: (card: PaymentMethod) => void;
  readonly onDeletionConfirm: () => void;
  readonly onDeletionCancel: () => void;
}

/** Binds the deletion of a card to the call. A card that is already gone counts as deleted. */
export function useCardDeletion(): CardDeletionControl {
  const client = useClient();
  const cache = useQueryClient();
  const [deletion, setDeletion] = useState<CardDeletion | null>(null);

  const { mutate } = useMutation({
    mutationFn: async ({ id }: PaymentMethod) => {
      try {
        await valueOf(deletePaymentMethod(client, id));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      await changeCards(cache, client, (cards) => withoutCard(cards, id));
    },
    onMutate: (card) => setDeletion({ card, stage: 'deleting' }),
    onSuccess: (_nothing, card) => setDeletion({ card, stage: 'dismissed' }),
    onError: (error, card) =>
      setDeletion({ card, stage: 'failed', message: serverSentence(error) ?? CARD_NOT_DELETED }),
  });

  return {
    deletion,
    onDelete: (card) => setDeletion({ card, stage: 'asked' }),
    onDeletionConfirm: () => {
      if (deletion !== null) mutate(deletion.card);
    },
    onDeletionCancel: () => {
      if (deletion !== null) setDeletion({ card: deletion.card, stage: 'dismissed' });
    },
  };
}
