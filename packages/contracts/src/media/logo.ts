import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { exampleIds, id } from '../wire.ts';

/** Logo for mail programs, which do not support WebP: PNG, at most 64 px high and 400 px wide. */
export const mailLogo = z.object({
  /** Base64. */
  png: z.base64().max(64_000),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type MailLogo = z.output<typeof mailLogo>;

/** Subject is the tenant's id; version is that of its configuration. */
export const logoDrawn = defineEvent({
  type: 'media.logo-drawn.v1',
  summary: 'Das Logo für E‑Mails wurde bereitgestellt oder entfernt.',
  isAudited: false,
  data: z.object({ id, logo: mailLogo.nullable() }),
  example: {
    id: exampleIds.tenant,
    logo: {
      png: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      width: 1,
      height: 1,
    },
  },
});
