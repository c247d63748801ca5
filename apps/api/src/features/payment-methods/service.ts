import type { KeyObject } from 'node:crypto';
import type { CardSubmission, PaymentMethod } from '@parlour/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Queries, Transaction } from '../../platform/database/database.ts';
import { invalid, Refusal } from '../../platform/http/refusal.ts';
import { newId, type Random } from '../../platform/random.ts';
import { seal } from '../../platform/sealing/sealedBox.ts';
import { lockMember } from '../profile/repository.ts';
import { CARD_LIMIT, cardProblem, expiryOf, lastFourOf } from './policy.ts';
import {
  countPaymentMethods,
  deletePaymentMethod,
  findPaymentMethods,
  insertPaymentMethod,
  type PaymentMethodRow,
  unmarkPreferred,
} from './repository.ts';

/** What the service of payment methods works with. */
export interface PaymentMethodParts {
  readonly queries: Queries;
  /** What card numbers are sealed with. */
  readonly cardKey: KeyObject;
  readonly clock: Clock;
  readonly random: Random;
}

/** A member's cards (specification, sections 3 and 7). Another member's is as if it were not there. */
export interface PaymentMethods {
  /** The preferred one first, then the newest first; numbers are blurred. */
  list(memberId: string): Promise<PaymentMethod[]>;
  /** Seals the number, drops the security code and keeps the card. */
  add(
    transaction: Transaction,
    memberId: string,
    submission: CardSubmission,
  ): Promise<PaymentMethod>;
  /** @throws Refusal 404 where the member has no such card. */
  remove(transaction: Transaction, memberId: string, id: string): Promise<void>;
}

/** Makes the service of payment methods. */
export function createPaymentMethods(parts: PaymentMethodParts): PaymentMethods {
  const { queries, cardKey, clock, random } = parts;
  return {
    async list(memberId) {
      return (await findPaymentMethods(queries, memberId)).map(asPaymentMethod);
    },
    async add(transaction, memberId, submission) {
      const problem = cardProblem(submission);
      if (problem !== undefined) throw invalid(problem.field, problem.message);
      await lockMember(transaction, memberId);
      if ((await countPaymentMethods(transaction, memberId)) >= CARD_LIMIT) {
        throw new Refusal(
          'invalid_input',
          `You can keep at most ${CARD_LIMIT} cards. Please delete one first.`,
        );
      }
      const { cvv: _, cardNumber, expiryDate, purpose, ...kept } = submission;
      const id = newId(clock, random);
      const row = {
        ...kept,
        id,
        memberId,
        sealedNumber: seal(cardKey, cardNumber, boundTo(memberId, id)),
        lastFour: lastFourOf(cardNumber),
        ...expiryOf(expiryDate),
        isPreferred: purpose === 'primary',
        createdAt: clock.now(),
      };
      if (row.isPreferred) await unmarkPreferred(transaction, memberId);
      await insertPaymentMethod(transaction, row);
      return asPaymentMethod(row);
    },
    async remove(transaction, memberId, id) {
      if (await deletePaymentMethod(transaction, memberId, id)) return;
      throw new Refusal('not_found', 'Payment method not found');
    },
  };
}

/** What a sealed number belongs to: put into another row, it does not open. */
export const boundTo = (memberId: string, id: string): readonly string[] => [memberId, id];

const asPaymentMethod = (row: PaymentMethodRow): PaymentMethod => ({
  id: row.id,
  brand: row.brand,
  blurredCardNumber: `•••• ${row.lastFour}`,
  expiryMonth: row.expiryMonth,
  expiryYear: row.expiryYear,
  cardholderName: row.cardholderName,
  purpose: row.isPreferred ? 'primary' : null,
  description: row.description,
});
