import type { KeyObject } from 'node:crypto';
import type { CardSubmission, SentPaymentMethod } from '@parlour/contract';
import { cardIssue } from '@parlour/core';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { invalidInput, ApiError } from '../../errors/apiError.ts';
import type { HiddenDigits } from '../../http/parsing/hiddenDigits.ts';
import { newId } from '../../platform/crypto/random.ts';
import { openSealed, seal } from '../../platform/crypto/sealing/sealedBox.ts';
import type { FeatureDependencies } from '../dependencies.ts';
import { lockMember } from '../profile/repository.ts';
import { CARD_LIMIT, lastFourOf } from './policy.ts';
import {
  countPaymentMethods,
  deletePaymentMethod,
  findPaymentMethod,
  findPaymentMethods,
  insertPaymentMethod,
  unmarkPreferred,
  type PaymentMethodRow,
} from './repository.ts';

/** Creates the service of members' cards. Another member's card counts as missing (api/payment-methods-10). */
export function createPaymentMethods({ cardKey, clock, random }: FeatureDependencies) {
  return {
    /** Returns the member's cards with blurred numbers, the preferred one first, then the newest first. */
    async list(queries: Queries, memberId: string) {
      return (await findPaymentMethods(queries, memberId)).map(presentPaymentMethod);
    },
    /**
     * Seals the number, drops the security code and stores the card.
     *
     * @param submission - with a stand-in for the number that ends with the same digits.
     * @param digits - what was taken out of the body, the digits of the number.
     */
    async add(
      transaction: Transaction,
      memberId: string,
      submission: CardSubmission,
      digits: Pick<HiddenDigits, 'count' | 'digitsOf'>,
    ) {
      const number = digits.digitsOf(submission.cardNumber);
      if (number === undefined)
        throw invalidInput('cardNumber', 'cardNumber must be plain digits.');
      const issue = cardIssue(submission);
      if (issue !== undefined) {
        throw invalidInput(issue.field, `${issue.field} ${issue.message}`);
      }
      // Anything more that was taken out has left a stand-in. It must not be stored as the member's text.
      if (digits.count > 1) throw invalidInput('body', 'Only cardNumber may hold so many digits.');
      await lockMember(transaction, memberId);
      if ((await countPaymentMethods(transaction, memberId)) >= CARD_LIMIT) {
        throw new ApiError(
          'invalid_input',
          `You can keep at most ${CARD_LIMIT} cards. Please delete one first.`,
        );
      }
      const { cvv: _, cardNumber, expiryDate, purpose, ...rest } = submission;
      const id = newId(clock, random);
      const row = {
        ...rest,
        id,
        memberId,
        sealedNumber: await seal(cardKey, number, associatedDataOf(memberId, id)),
        lastFour: lastFourOf(cardNumber),
        // An expiry is `MM/YY`.
        expiryMonth: Number(expiryDate.slice(0, 2)),
        expiryYear: 2000 + Number(expiryDate.slice(3)),
        isPreferred: purpose === 'primary',
        createdAt: clock.now(),
      };
      if (row.isPreferred) await unmarkPreferred(transaction, memberId);
      await insertPaymentMethod(transaction, row);
      return presentPaymentMethod(row);
    },
    /** @throws ApiError 404 where the member has no such card. */
    async remove(transaction: Transaction, memberId: string, id: string) {
      if (await deletePaymentMethod(transaction, memberId, id)) return;
      throw new ApiError('not_found', 'Payment method not found');
    },
  };
}

/** Returns any member's cards with the last digits of their numbers, for staff (api/payment-methods-12). */
export async function listCards(queries: Queries, memberId: string) {
  const event = { action: 'cards.listed', subject: `member:${memberId}` } as const;
  return { cards: await findPaymentMethods(queries, memberId), events: [event] };
}

/**
 * Opens the number of any member's card, for staff (api/payment-methods-12).
 *
 * @throws Error where there is no such card, or the key does not open it.
 */
export async function openCard(queries: Queries, privateKey: KeyObject, id: string) {
  const card = await findPaymentMethod(queries, id);
  if (card === undefined) throw new Error(`no card has the id "${id}"`);
  const boundTo = associatedDataOf(card.memberId, id);
  const event = { action: 'card.opened', subject: `payment-method:${id}` } as const;
  return {
    number: await openSealed(privateKey, card.sealedNumber, boundTo),
    card,
    events: [event],
  };
}

/** Returns the associated data of a sealed number. In another row the number does not open. */
export function associatedDataOf(memberId: string, id: string): readonly string[] {
  return [memberId, id];
}

/** Converts a row to a card with a blurred number. */
function presentPaymentMethod(row: PaymentMethodRow): SentPaymentMethod {
  return {
    id: row.id,
    brand: row.brand,
    blurredCardNumber: `•••• ${row.lastFour}`,
    expiryMonth: row.expiryMonth,
    expiryYear: row.expiryYear,
    cardholderName: row.cardholderName,
    purpose: row.isPreferred ? 'primary' : null,
    description: row.description,
  };
}
