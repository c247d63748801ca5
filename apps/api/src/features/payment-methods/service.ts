import type { KeyObject } from 'node:crypto';
import type { CardSubmission, PaymentMethod } from '@parlour/contract';
import type { Clock } from '../../platform/process/clock.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { invalidInput, ApiError } from '../../errors/apiError.ts';
import { newId, type Random } from '../../platform/crypto/random.ts';
import { openSealed, seal } from '../../platform/crypto/sealing/sealedBox.ts';
import { lockMember } from '../profile/repository.ts';
import { CARD_LIMIT, cardIssue, expiryOf, lastFourOf } from './policy.ts';
import { presentPaymentMethod } from './present.ts';
import {
  countPaymentMethods,
  deletePaymentMethod,
  findPaymentMethod,
  findPaymentMethods,
  insertPaymentMethod,
  type PaymentMethodRow,
  unmarkPreferred,
} from './repository.ts';

/** The dependencies of the payment method service. */
export interface PaymentMethodDependencies {
  /** The public key that seals card numbers. */
  readonly cardKey: KeyObject;
  readonly clock: Clock;
  readonly random: Random;
}

/** The cards of members. Another member's card counts as missing (PM10). */
export interface PaymentMethods {
  /** Returns the member's cards with blurred numbers, the preferred one first, then the newest first. */
  list(queries: Queries, memberId: string): Promise<PaymentMethod[]>;
  /** Seals the number, drops the security code and stores the card. */
  add(
    transaction: Transaction,
    memberId: string,
    submission: CardSubmission,
  ): Promise<PaymentMethod>;
  /** @throws ApiError 404 where the member has no such card. */
  remove(transaction: Transaction, memberId: string, id: string): Promise<void>;
}

/** Creates the payment method service. */
export function createPaymentMethods(dependencies: PaymentMethodDependencies): PaymentMethods {
  const { cardKey, clock, random } = dependencies;
  return {
    async list(queries, memberId) {
      return (await findPaymentMethods(queries, memberId)).map(presentPaymentMethod);
    },
    async add(transaction, memberId, submission) {
      const issue = cardIssue(submission);
      if (issue !== undefined) throw invalidInput(issue.field, issue.message);
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
        sealedNumber: await seal(cardKey, cardNumber, associatedDataOf(memberId, id)),
        lastFour: lastFourOf(cardNumber),
        ...expiryOf(expiryDate),
        isPreferred: purpose === 'primary',
        createdAt: clock.now(),
      };
      if (row.isPreferred) await unmarkPreferred(transaction, memberId);
      await insertPaymentMethod(transaction, row);
      return presentPaymentMethod(row);
    },
    async remove(transaction, memberId, id) {
      if (await deletePaymentMethod(transaction, memberId, id)) return;
      throw new ApiError('not_found', 'Payment method not found');
    },
  };
}

/**
 * Opens the number of any member's card, for staff (PM12).
 *
 * @throws Error where there is no such card, or the key does not open it.
 */
export async function openCard(
  queries: Queries,
  privateKey: KeyObject,
  id: string,
): Promise<{ readonly number: string; readonly card: PaymentMethodRow }> {
  const card = await findPaymentMethod(queries, id);
  if (card === undefined) throw new Error(`no card has the id "${id}"`);
  const boundTo = associatedDataOf(card.memberId, id);
  return { number: await openSealed(privateKey, card.sealedNumber, boundTo), card };
}

/** Returns the associated data of a sealed number. In another row the number does not open. */
export function associatedDataOf(memberId: string, id: string): readonly string[] {
  return [memberId, id];
}
