import type { CodeSignIn, PasskeyProof, StepUp } from '@parlour/contract/staff';
import type { Staff } from '../../../access/principal.ts';
import { ApiError, invalidInput, unauthenticated } from '../../../errors/apiError.ts';
import { auditSourceOf, type AuditEvent, recordChained } from '../../../http/audit/audit.ts';
import type { Transaction } from '../../../platform/postgres/database.ts';
import type { FeatureDependencies } from '../../dependencies.ts';
import type { Passkeys } from '../keys/passkeys.ts';
import type { SecondCodes } from '../keys/secondCode.ts';
import { findStaffMember, type StaffRow } from '../people/repository.ts';
import { principalOfStaff } from '../people/present.ts';
import { countWrongTry } from '../sessions/repository.ts';
import type { StaffSessions } from '../sessions/service.ts';
import { type EmailedCodes, wrongCode } from './emailedCodes.ts';

/** The dependencies of {@link createStaffSignIn}. */
export interface StaffSignInDependencies extends Pick<
  FeatureDependencies,
  'database' | 'clock' | 'audit'
> {
  readonly sessions: StaffSessions;
  readonly passkeys: Passkeys;
  readonly secondCodes: SecondCodes;
  readonly emailedCodes: EmailedCodes;
  /** Whether those of the sample club may sign in, by an emailed code alone. */
  readonly allowsSample: boolean;
}

/** A call that signs somebody in. */
export interface SignInCall {
  readonly userAgent: string;
  /** Names the call in the audit trail. */
  readonly requestId: string;
  /** The `Cookie` header. Its session is replaced. */
  readonly cookieHeader: string | undefined;
}

const TRIES_PER_STEP_UP = 5;

/** Creates the service that lets staff prove who they are. */
export function createStaffSignIn(dependencies: StaffSignInDependencies) {
  const { database, clock, audit, sessions, passkeys, secondCodes, emailedCodes, allowsSample } =
    dependencies;

  const mayUseCodeAlone = ({ isSample }: StaffRow) => isSample && allowsSample;

  const checkSecondCode = async (
    transaction: Transaction,
    person: StaffRow,
    secondCode: string | undefined,
  ) => {
    if (mayUseCodeAlone(person)) return undefined;
    if (secondCode === undefined) {
      return new ApiError('invalid_code', 'Please also enter the code of your app.', {
        field: 'secondCode',
      });
    }
    const isRight = await secondCodes.use(transaction, person, secondCode);
    return isRight ? undefined : wrongCode('secondCode');
  };

  const openFor = async (transaction: Transaction, person: StaffRow, call: SignInCall) => {
    if (person.isSample && !allowsSample) throw wrongCode();
    await sessions.endOfBrowser(transaction, call.cookieHeader);
    const { sessionId, setCookie } = await sessions.open(transaction, person.id, call.userAgent);
    const principal = principalOfStaff(person);
    const source = auditSourceOf({ principal, requestId: call.requestId }, clock.now());
    const event = { action: 'session.opened', subject: `session:${sessionId}` } as const;
    await recordChained(transaction, audit, source, [event]);
    return { person, session: { sessionId, principal }, setCookie };
  };

  const proveAgain = async (
    transaction: Transaction,
    person: StaffRow,
    { secondCode, emailedCode }: StepUp,
    passkeyOwner: string | undefined,
  ): Promise<ApiError | undefined> => {
    if (passkeyOwner !== undefined) {
      return passkeyOwner === person.id ? undefined : wrongCode('passkey');
    }
    if (emailedCode !== undefined && mayUseCodeAlone(person)) {
      const found = await emailedCodes.use(transaction, emailedCode, () =>
        Promise.resolve(undefined),
      );
      if (found instanceof ApiError) return found;
      return found.id === person.id ? undefined : wrongCode();
    }
    if (secondCode === undefined) throw invalidInput('passkey', 'One proof is needed.');
    const isRight = await secondCodes.use(transaction, person, secondCode);
    return isRight ? undefined : wrongCode('secondCode');
  };

  return {
    /** Opens a session for the person with an emailed code and a second one (api/staff/sign-in-2). */
    async signInWithCode({ secondCode, ...code }: CodeSignIn, call: SignInCall) {
      const result = await database.transaction(async (transaction) => {
        const person = await emailedCodes.use(transaction, code, (found) =>
          checkSecondCode(transaction, found, secondCode),
        );
        return person instanceof ApiError ? person : openFor(transaction, person, call);
      });
      if (result instanceof ApiError) throw result;
      return result;
    },
    /** Opens a session for the person whose passkey signed (api/staff/sign-in-1). */
    async signInWithPasskey(proof: PasskeyProof, call: SignInCall) {
      const staffId = await passkeys.prove('sign-in', proof);
      return database.transaction(async (transaction) => {
        const person = await findStaffMember(transaction, staffId);
        if (person === undefined) throw unauthenticated();
        return openFor(transaction, person, call);
      });
    },
    /** Stores a fresh proof of a session (api/staff/sign-in-6). The fifth wrong one ends the session. */
    async stepUp(
      { staffId, sessionId }: Staff & { readonly sessionId: string },
      proof: StepUp,
      requestId: string,
    ) {
      const owner = proof.passkey && (await passkeys.prove(`session:${sessionId}`, proof.passkey));
      const result = await database.transaction(async (transaction) => {
        const person = await findStaffMember(transaction, staffId);
        if (person === undefined) throw unauthenticated();
        const error = await proveAgain(transaction, person, proof, owner);
        if (error === undefined) return sessions.renew(transaction, sessionId);
        const tries = await countWrongTry(transaction, sessionId);
        if (tries < TRIES_PER_STEP_UP) return error;
        const events: AuditEvent[] = await sessions.end(transaction, staffId, sessionId);
        const source = auditSourceOf(
          { principal: principalOfStaff(person), requestId },
          clock.now(),
        );
        await recordChained(transaction, audit, source, events);
        return unauthenticated();
      });
      if (result instanceof ApiError) throw result;
      return result;
    },
  };
}
