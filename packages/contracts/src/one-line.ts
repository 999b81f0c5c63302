import { isBlank } from '@theke/rules/texts/blank';
import { z } from 'zod';

/** What breaks a line, rings a bell or turns the direction of writing: nothing of it belongs into one line. */
const breaking = /[\p{Cc}\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * A text of one line: whatever would break it becomes a space, so nobody can forge a line of a mail or of a receipt. It is
 * put right and not refused, because it comes with what people paste. A text that shows nothing is empty, so it fills in no required field.
 * @param length in characters, at most
 */
export const oneLine = (length: number) =>
  z
    .string()
    .overwrite((text) => (isBlank(text) ? '' : text.replace(breaking, ' ')))
    .trim()
    .max(length);

/** A text of several lines that must say something. @param length in characters, at most */
export const requiredText = (length: number) =>
  z
    .string()
    .overwrite((text) => (isBlank(text) ? '' : text))
    .trim()
    .min(1)
    .max(length);

/** What a guest is called. It stands in mails to whomever the guest names, so it leads nowhere. */
export const guestName = (length: number) =>
  oneLine(length).refine((text) => !text.includes('://'), {
    error: 'In einem Namen darf keine Internetadresse stehen.',
    params: { code: 'NAME_WITH_ADDRESS' },
  });
