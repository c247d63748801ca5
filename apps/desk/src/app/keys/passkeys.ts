import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import type { NewPasskey, PasskeyProof } from '@parlour/contract/staff';
import type { Result } from '@parlour/contract';

/** The options of a call that begins to make or use a passkey. */
type PasskeyOptions = Readonly<Record<string, unknown>>;

/** Why a browser made or used no passkey. */
interface PasskeyFailure {
  readonly message: string;
}

/** Makes and uses the passkeys of this device. */
export interface Passkeys {
  readonly make: (options: PasskeyOptions) => Promise<Result<NewPasskey, PasskeyFailure>>;
  readonly use: (options: PasskeyOptions) => Promise<Result<PasskeyProof, PasskeyFailure>>;
}

const hasChallenge = (options: PasskeyOptions) => typeof options['challenge'] === 'string';

const isCreation = (
  options: PasskeyOptions | PublicKeyCredentialCreationOptionsJSON,
): options is PublicKeyCredentialCreationOptionsJSON =>
  hasChallenge({ ...options }) && 'rp' in options && 'user' in options;

const isRequest = (
  options: PasskeyOptions | PublicKeyCredentialRequestOptionsJSON,
): options is PublicKeyCredentialRequestOptionsJSON => hasChallenge({ ...options });

/** Returns what to say of a browser that made or used no passkey. */
function messageOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  switch (name) {
    case 'NotAllowedError':
    case 'AbortError':
      return 'The passkey was canceled, or took too long. Please try again.';
    case 'InvalidStateError':
      return 'This device already has a passkey for the desk.';
    case 'SecurityError':
      return 'Passkeys do not work at this address. Please open the desk by its own link.';
    default:
      return 'This browser could not use a passkey. Please use another way.';
  }
}

async function attempt<Value>(run: () => Promise<Value>): Promise<Result<Value, PasskeyFailure>> {
  try {
    return { ok: true, value: await run() };
  } catch (error) {
    return { ok: false, failure: { message: messageOf(error) } };
  }
}

const unreadable = () => Promise.reject(new TypeError('These are no options of a passkey.'));

/** The passkeys of the browser. */
export const browserPasskeys: Passkeys = {
  make: (options) =>
    attempt(() =>
      isCreation(options) ? startRegistration({ optionsJSON: options }) : unreadable(),
    ),
  use: (options) =>
    attempt(() =>
      isRequest(options) ? startAuthentication({ optionsJSON: options }) : unreadable(),
    ),
};
