import { z } from 'zod';

const placeholder = '{host}';

/** Public URL pattern of a tenant's host, for links in messages and printed codes. */
export const publicAddress = z
  .string()
  .refine((pattern) => pattern.includes(placeholder) && URL.canParse(pattern.replace(placeholder, 'example.at')), {
    error: 'Eine Adresse mit {host} darin, zum Beispiel https://{host}.',
  })
  .default(`https://${placeholder}`);

/** Public URL of a tenant without a trailing slash; null if it has no host. */
export const originOfTenant = (pattern: string, hosts: readonly string[] = []): string | null =>
  hosts[0] === undefined ? null : pattern.replace(placeholder, hosts[0]);
