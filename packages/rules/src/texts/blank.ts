/**
 * Invisible characters: spaces, controls, zero-width characters, fillers of other scripts (U+3164), and the empty
 * Braille pattern.
 */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has no visible characters. Such a text is not a valid name and does not satisfy a required field. */
export const isBlank = (text: string): boolean => text.replace(unseen, '') === '';
