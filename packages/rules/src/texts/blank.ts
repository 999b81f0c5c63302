/** What shows nothing: spaces, controls, zero-width signs, fillers of other scripts (U+3164), and the empty pattern of Braille. */
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text shows nothing to who reads it: it is no name, and fills in no required field. */
export const isBlank = (text: string): boolean => text.replace(unseen, '') === '';
