import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypted value: a nonce of 12 bytes, an authentication tag of 16 bytes, the ciphertext. */
export type Sealed = { keyId: string; bytes: Buffer };

/** Keys of the environment (`sealingKeys`). */
export type SealingKeys = readonly { id: string; key: Buffer }[];

/** The key is unknown, or the value was changed or belongs to another owner. */
export class Unreadable extends Error {
  override name = 'Unreadable';
}

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts values for the database. `about` names the owner: a value copied into another tenant's row cannot be
 * decrypted there.
 */
export type KeyRing = {
  /** False without keys. */
  canSeal: boolean;
  seal(text: string, about: string): Sealed;
  /** @throws Unreadable */
  open(sealed: Sealed, about: string): string;
  /** Whether it is encrypted with the current key. */
  isFresh(sealed: Sealed): boolean;
};

/** The first key encrypts, all of them decrypt. */
export function keyRing(keys: SealingKeys): KeyRing {
  const newest = keys[0];
  return {
    canSeal: newest !== undefined,
    seal(text, about) {
      if (!newest) throw new Error('cannot encrypt without a key');
      const nonce = randomBytes(nonceLength);
      const sealing = createCipheriv(cipher, newest.key, nonce).setAAD(Buffer.from(about));
      const inside = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
      return { keyId: newest.id, bytes: Buffer.concat([nonce, sealing.getAuthTag(), inside]) };
    },
    open({ keyId, bytes }, about) {
      const found = keys.find(({ id }) => id === keyId);
      if (!found) throw new Unreadable(`the key ${keyId} is not known`);
      try {
        const opening = createDecipheriv(cipher, found.key, bytes.subarray(0, nonceLength), {
          authTagLength: tagLength,
        })
          .setAAD(Buffer.from(about))
          .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
        const inside = bytes.subarray(nonceLength + tagLength);
        return Buffer.concat([opening.update(inside), opening.final()]).toString('utf8');
      } catch {
        throw new Unreadable('encrypted for somebody else, or changed since');
      }
    },
    isFresh: ({ keyId }) => keyId === newest?.id,
  };
}
