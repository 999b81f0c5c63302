import { z } from 'zod';

const placeholder = '{host}';

/** How guests reach a host of a tenant's: links in messages and printed codes begin like this. */
export const publicAddress = z
  .string()
  .refine((pattern) => pattern.includes(placeholder) && URL.canParse(pattern.replace(placeholder, 'example.at')), {
    error: 'Eine Adresse mit {host} darin, zum Beispiel https://{host}.',
  })
  .default(`https://${placeholder}`);

/** Where a tenant is reached, without a slash at the end; null where no host of it is known. */
export const originOfTenant = (pattern: string, hosts: readonly string[] = []): string | null =>
  hosts[0] === undefined ? null : pattern.replace(placeholder, hosts[0]);
