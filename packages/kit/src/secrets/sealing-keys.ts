import { z } from 'zod';

const keyLength = 32;

/** A variable with keys: `id:base64,id:base64`, 32 bytes each. The first key encrypts, all of them decrypt. */
export const sealingKeys = z
  .string()
  .default('')
  .transform((text, context) =>
    text
      .split(',')
      .filter(Boolean)
      .map((pair) => {
        const [, id = '', base64 = ''] = /^([\w-]{1,40}):([\w+/=-]+)$/.exec(pair.trim()) ?? [];
        const key = Buffer.from(base64, 'base64');
        // The key is a secret and must not be in a message.
        if (key.length !== keyLength)
          context.addIssue({
            code: 'custom',
            message: `expected id:base64 of ${keyLength} bytes, separated by commas`,
          });
        return { id, key };
      }),
  );
