import type { RequestPayload, SentRequestReceipt } from '@parlour/contract';
import { earliestToday, generatedSubject, requestIssues } from '@parlour/core';
import type { Transaction } from '../../platform/postgres/database.ts';
import { invalidInput } from '../../errors/apiError.ts';
import { newId } from '../../platform/crypto/random.ts';
import type { StaffEmailDependencies } from '../dependencies.ts';
import { findContact } from '../profile/repository.ts';
import { findStaffWhoWant } from '../staff/email-choices/repository.ts';
import { requestEmails } from './emails.ts';
import { newReference } from './reference.ts';
import { insertRequest } from './repository.ts';
import { subjectOf } from './subject.ts';

/** Creates the service of members' requests, which applies the same rules as the form (api/requests-3). */
export function createRequests(dependencies: StaffEmailDependencies) {
  const { outbox, branding, clock, random, countEmailToStaff } = dependencies;
  return {
    /**
     * Stores a request and puts its emails into the outbox, all in the transaction.
     *
     * @param enteredBy - the id of who enters it for the member at the desk.
     */
    async submit(
      transaction: Transaction,
      memberId: string,
      sent: RequestPayload,
      enteredBy: string | null = null,
    ): Promise<SentRequestReceipt> {
      const { context, path } = await subjectOf(transaction, sent, memberId);
      // The sent subject may hold an old name, where staff changed it while the form was open (api/requests-7).
      const payload = { ...sent, subject: generatedSubject(context) ?? sent.subject };
      const today = earliestToday(clock.now().getTime());
      const [issue] = requestIssues(payload, context, { today });
      if (issue !== undefined) throw invalidInput(issue.field, issue.message);
      countEmailToStaff(memberId);

      const id = newId(clock, random);
      const reference = newReference(random);
      const now = clock.now();
      const { requestType, subject, description, vendorId, giftProductId, ...details } = payload;
      await insertRequest(transaction, {
        id,
        reference,
        memberId,
        requestType,
        subject,
        description: description ?? null,
        vendorId: vendorId ?? null,
        giftProductId: giftProductId ?? null,
        details,
        status: 'received',
        createdAt: now,
        updatedAt: now,
        changedAt: now,
        enteredBy,
        calendarUid: newId(clock, random),
      });
      const member = await findContact(transaction, memberId);
      const watchers = await findStaffWhoWant(transaction, 'everythingNew', enteredBy);
      const accepted = { id, reference, payload, context, path, member, watchers };
      for (const email of requestEmails(branding, accepted)) await outbox.put(transaction, email);
      return { id, reference, status: 'received' };
    },
  };
}
