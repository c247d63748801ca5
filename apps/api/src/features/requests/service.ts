import type { RequestPayload, SentRequestReceipt } from '@parlour/contract';
import {
  earliestToday,
  generatedSubject,
  giftProductRequestContext,
  href,
  requestIssues,
  routes,
  type RequestContext,
  vendorRequestContext,
} from '@parlour/core';
import { notifyLive } from '../../platform/live/liveChannel.ts';
import type { Queries, Transaction } from '../../platform/postgres/database.ts';
import { invalidInput } from '../../errors/apiError.ts';
import { newId, readableCode } from '../../platform/crypto/random.ts';
import type { StaffEmailDependencies } from '../dependencies.ts';
import { findGiftProduct } from '../gift-guides/repository.ts';
import { findContact } from '../profile/repository.ts';
import { requestEmails } from './emails.ts';
import { findVendor, insertRequest } from './repository.ts';

// Eight characters have 36 random bits: unguessable, and short enough for the telephone.
const REFERENCE_LENGTH = 8;

/** Creates the service of members' requests, which applies the same rules as the form (RS3). */
export function createRequests(dependencies: StaffEmailDependencies) {
  const { outbox, branding, clock, random, countEmailToStaff } = dependencies;
  return {
    /** Stores a request and puts its two emails into the outbox, all in the transaction. */
    async submit(
      transaction: Transaction,
      memberId: string,
      sent: RequestPayload,
    ): Promise<SentRequestReceipt> {
      const { context, path } = await contextOf(transaction, sent, memberId);
      // The sent subject may hold an old name, where staff changed it while the form was open (RS7).
      const payload = { ...sent, subject: generatedSubject(context) ?? sent.subject };
      const today = earliestToday(clock.now().getTime());
      const [issue] = requestIssues(payload, context, { today });
      if (issue !== undefined) throw invalidInput(issue.field, issue.message);
      countEmailToStaff(memberId);

      const id = newId(clock, random);
      const reference = `RQ-${readableCode(random, REFERENCE_LENGTH)}`;
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
        createdAt: clock.now(),
      });
      await notifyLive(transaction, {
        kind: 'request',
        id,
        version: 1,
        audience: [
          { kind: 'member', memberId },
          { kind: 'staff', permission: 'desk.read' },
        ],
      });
      const member = await findContact(transaction, memberId);
      const accepted = { reference, payload, context, path, member };
      for (const email of requestEmails(branding, accepted)) await outbox.put(transaction, email);
      return { id, reference, status: 'received' };
    },
  };
}

/** What a request is about, and the path of its page. */
interface RequestSubject {
  readonly context: RequestContext;
  readonly path: string;
}

/**
 * Returns the vendor or gift product that the request is about.
 *
 * @throws ApiError 400 where it does not exist or the member may not see it (RS5).
 */
async function contextOf(
  queries: Queries,
  payload: RequestPayload,
  memberId: string,
): Promise<RequestSubject> {
  const { vendorId, giftProductId } = payload;
  if (vendorId !== undefined && giftProductId !== undefined) {
    throw invalidInput('vendorId', 'vendorId is left out of a request about a gift product.');
  }
  if (vendorId !== undefined) {
    const vendor = await findVendor(queries, vendorId);
    if (vendor === undefined) throw invalidInput('vendorId', 'vendorId does not name a vendor.');
    return {
      context: vendorRequestContext(vendor),
      path: href(routes.vendor, vendor),
    };
  }
  if (giftProductId !== undefined) {
    const found = await findGiftProduct(queries, giftProductId, memberId);
    if (found === undefined) {
      throw invalidInput('giftProductId', 'giftProductId does not name a gift product.');
    }
    return {
      context: giftProductRequestContext(found.product),
      path: href(routes.giftProduct, { productId: giftProductId }),
    };
  }
  return { context: { kind: 'general' }, path: href(routes.dashboard, {}) };
}
