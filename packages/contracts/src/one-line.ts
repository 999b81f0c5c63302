import { isBlank } from '@theke/rules/texts/blank';
import { z } from 'zod';

/** Line breaks, control characters and bidirectional overrides. */
const breaking = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * A text of one line. Characters that break lines become spaces, so that an input cannot forge a line of a mail or
 * receipt. Input is corrected and not rejected, because people paste such text. Invisible text becomes empty, so it
 * does not satisfy required fields.
 * @param length maximum characters
 */
export const oneLine = (length: number) =>
  z
    .string()
    .overwrite((text) => (isBlank(text) ? '' : text.replace(breaking, ' ')))
    .trim()
    .max(length);

/** A required text of several lines. @param length maximum characters */
export const requiredText = (length: number) =>
  z
    .string()
    .overwrite((text) => (isBlank(text) ? '' : text))
    .trim()
    .min(1)
    .max(length);

/** A guest's name. Rejects internet addresses, because names appear in mails to recipients the guest chooses. */
export const guestName = (length: number) =>
  oneLine(length).refine((text) => !text.includes('://'), {
    error: 'In einem Namen darf keine Internetadresse stehen.',
    params: { code: 'NAME_WITH_ADDRESS' },
  });
