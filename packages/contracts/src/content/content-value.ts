import { tooLarge } from '@theke/rules/content/measure';
import { normalizedUrl } from '@theke/rules/content/urls';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { id, imageRef, version } from '../wire.ts';

/**
 * What editors write, in JSON. Which fields a page, a block or a section has, the catalogue of field types says (`@theke/rules/content`), and
 * the service checks it; here stands only what any content may be at most, so that whatever reads it comes to an end.
 */
export const contentObject = z.record(z.string().max(100), z.unknown()).superRefine((content, context) => {
  const message = tooLarge(content);
  if (message) context.addIssue({ code: 'custom', message, params: { code: 'TOO_BIG' } });
});

/** A rich text: the document of the editor's library (`{ type: 'doc', content: [...] }`), never HTML. Null is none. */
export const richText = (title: string, meta: Parameters<typeof field>[2] = {}) =>
  field(contentObject.nullable(), title, { widget: 'rich-text', ...meta }).default(null);

/** A file that was uploaded, as it is downloaded: `/upload/{publicHash}/{id}-{version}.{extension}`. */
export const fileRef = z.strictObject({
  id,
  version,
  extension: z.string().regex(/^[a-z0-9]{1,8}$/),
  publicHash: z.string().regex(/^[\w-]{1,64}$/),
  name: field(oneLine(200).min(1), 'Name'),
});
export type FileRef = z.output<typeof fileRef>;

/** A picture as a page shows it, with what media says of it: who reads with their ears hears `alt`. */
export const shownImage = imageRef.extend({ alt: z.string(), copyright: z.string() });
export type ShownImage = z.output<typeof shownImage>;

/** A page somewhere else, or one of this site; "www.example.org" gets its scheme (LINK-01). Scripts are no address. */
export const linkAddress = z
  .string()
  .trim()
  .overwrite((text) => (URL.canParse(normalizedUrl(text)) ? normalizedUrl(text) : text))
  .max(2_000)
  .regex(/^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d ()/-]+|\/(?![/\\])[^\s]*|#[\w-]*)$/);

const addressHint = 'Eine Adresse wie https://example.org, ein Pfad wie /kontakt, mailto: oder tel:.';

export const contentLink = z.strictObject({
  label: field(oneLine(200).min(1), 'Bezeichnung'),
  url: field(linkAddress, 'Adresse', { hint: addressHint }),
});
export type ContentLink = z.output<typeof contentLink>;

/** Where something is found by people and by other content: `footer-text`. */
export const identifier = field(
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  'Kürzel',
  { hint: 'Kleinbuchstaben, Ziffern und Bindestriche.' },
);

/** Counted by the service, per business and kind; what is sent for it is not looked at. It is the id under `/api/v1` and in addresses. */
export const number = field(z.int().min(1).max(2_147_483_647), 'Nummer', { widget: 'kept' }).optional();
