import { z } from 'zod';

export const notificationsConfig = z.object({
  /** How guests reach a host of the tenant's: links in messages begin like this. */
  PUBLIC_ADDRESS: z
    .string()
    .refine((pattern) => pattern.includes('{host}') && URL.canParse(pattern.replace('{host}', 'example.at')), {
      error: 'Eine Adresse mit {host} darin, zum Beispiel https://{host}.',
    })
    .default('https://{host}'),
});
