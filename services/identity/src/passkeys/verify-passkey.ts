import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
  WebAuthnCredential,
} from '@simplewebauthn/server';
import type { StoredPasskey } from './passkey-store.ts';

/** Loaded on first use: most starts of the service need it never. */
const library = () => import('@simplewebauthn/server');

/** COSE numbers of Ed25519, ES256 and RS256: every authenticator has one of them. */
const algorithms = [-8, -7, -257];

/** The page of an answer: passkeys are bound to the host name, answers to scheme and port as well. */
export type Page = { origin: string; host: string };
export const pageAt = (origin: string): Page => ({ origin, host: new URL(origin).hostname });

type Base64Url = string;

/** The challenge that an answer of the browser signs; undefined if it cannot be read. */
export function challengeIn(credential: object): Base64Url | undefined {
  try {
    const { clientDataJSON } = (credential as RegistrationResponseJSON).response;
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export const passkeyLibrary = {
  async creationOptions(
    { host }: Page,
    user: { id: string; email: string; name: string; business: string },
    { challenge, existing }: { challenge: Buffer; existing: readonly Buffer[] },
  ): Promise<Record<string, unknown>> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: user.business,
      rpID: host,
      userID: new Uint8Array(Buffer.from(user.id.replaceAll('-', ''), 'hex')),
      userName: user.email,
      userDisplayName: user.name,
      challenge: new Uint8Array(challenge),
      attestationType: 'none',
      excludeCredentials: existing.map((id) => ({ id: id.toString('base64url') })),
      supportedAlgorithmIDs: [...algorithms],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return { ...options };
  },

  async loginOptions({ host }: Page, challenge: Buffer): Promise<Record<string, unknown>> {
    const { generateAuthenticationOptions } = await library();
    return {
      ...(await generateAuthenticationOptions({
        rpID: host,
        challenge: new Uint8Array(challenge),
        userVerification: 'required',
      })),
    };
  },

  /** The credential of a new passkey; undefined if the answer is not valid. */
  async verifyNew(
    { origin, host }: Page,
    credential: object,
    challenge: Base64Url,
  ): Promise<Pick<StoredPasskey, 'credentialId' | 'publicKey' | 'counter' | 'transports'> | undefined> {
    const { verifyRegistrationResponse } = await library();
    const verified = await verifyRegistrationResponse({
      response: credential as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      supportedAlgorithmIDs: algorithms,
      requireUserVerification: true,
    }).catch(() => undefined);
    const made: WebAuthnCredential | undefined = verified?.registrationInfo?.credential;
    if (!verified?.verified || !made) return undefined;
    return {
      credentialId: Buffer.from(made.id, 'base64url'),
      publicKey: Buffer.from(made.publicKey),
      counter: made.counter,
      transports: [...(made.transports ?? [])],
    };
  },

  /** The signature counter of a valid answer; undefined if the answer is not valid or the counter went back. */
  async verifyLogin(
    { origin, host }: Page,
    credential: object,
    { stored, challenge }: { stored: StoredPasskey; challenge: Base64Url },
  ): Promise<number | undefined> {
    const { verifyAuthenticationResponse } = await library();
    const verified = await verifyAuthenticationResponse({
      response: credential as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: stored.credentialId.toString('base64url'),
        publicKey: new Uint8Array(stored.publicKey),
        counter: stored.counter,
        transports: stored.transports as AuthenticatorTransport[],
      },
      requireUserVerification: true,
    }).catch(() => undefined);
    return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
  },
};
