import { tooLarge } from '@theke/rules/content/measure';
import { normalizedUrl } from '@theke/rules/content/urls';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { id, imageRef, version } from '../wire.ts';

/**
 * Content written by editors, as JSON. The catalogue of field types (`@theke/rules/content`) defines the fields of
 * pages, blocks and sections, and the service validates them. This schema only limits size and depth, so that reading
 * always ends.
 */
export const contentObject = z.record(z.string().max(100), z.unknown()).superRefine((content, context) => {
  const message = tooLarge(content);
  if (message) context.addIssue({ code: 'custom', message, params: { code: 'TOO_BIG' } });
});

/** A rich text: the editor's document (`{ type: 'doc', content: [...] }`), never HTML. Null if empty. */
export const richText = (title: string, meta: Parameters<typeof field>[2] = {}) =>
  field(contentObject.nullable(), title, { widget: 'rich-text', ...meta }).default(null);

/** An uploaded file with the parts of its download address: `/upload/{publicHash}/{id}-{version}.{extension}`. */
export const fileRef = z.strictObject({
  id,
  version,
  extension: z.string().regex(/^[a-z0-9]{1,8}$/),
  publicHash: z.string().regex(/^[\w-]{1,64}$/),
  name: field(oneLine(200).min(1), 'Name'),
});
export type FileRef = z.output<typeof fileRef>;

/** A picture on a page with its data from media. Screen readers read `alt`. */
export const shownImage = imageRef.extend({ alt: z.string(), copyright: z.string() });
export type ShownImage = z.output<typeof shownImage>;

/** An external or internal link address; "www.example.org" gets a scheme (LINK-01). Rejects scripts. */
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

/** Identifier by which people and other content find an entry: `footer-text`. */
export const identifier = field(
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(60),
  'Kürzel',
  { hint: 'Kleinbuchstaben, Ziffern und Bindestriche.' },
);

/**
 * Assigned by the service, per tenant and kind; sent values are ignored. Used as the id in `/api/v1` and in addresses.
 */
export const number = field(z.int().min(1).max(2_147_483_647), 'Nummer', { widget: 'kept' }).optional();
