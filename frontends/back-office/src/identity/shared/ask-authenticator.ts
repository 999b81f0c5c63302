import {
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser';
import { ApiError } from '@theke/ui/api-error';
import { passkeyMessages } from './passkey-messages.de.ts';

/** JSON of WebAuthn, as the server sends and expects it. */
type Json = Record<string, unknown>;
export type Credential = {
  id: string;
  rawId: string;
  type: 'public-key';
  response: Json;
  clientExtensionResults: Json;
};

/** Whether passkeys work on this page: a secure context with a host name. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^(\[|[\d.]+$)/.test(window.location.hostname);

/** @throws ApiError with a German sentence, also if the person cancels */
async function ask(asking: () => Promise<object>): Promise<Credential> {
  try {
    return (await asking()) as unknown as Credential;
  } catch (error) {
    const isThere = error instanceof Error && error.name === 'InvalidStateError';
    throw new ApiError(0, [
      { code: 'PASSKEY_CANCELED', message: isThere ? passkeyMessages.exists : passkeyMessages.canceled },
    ]);
  }
}

/** Lets the authenticator create a passkey. */
export const createPasskey = (options: Json): Promise<Credential> =>
  ask(() => startRegistration({ optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON }));

/** Lets the authenticator answer a login. */
export const answerWithPasskey = (options: Json): Promise<Credential> =>
  ask(() => startAuthentication({ optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON }));
