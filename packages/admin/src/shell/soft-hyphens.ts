/** Second parts of long German labels. */
const parts =
  /(?<=\p{L}{4})(nachrichten|leitungen|felder|kehrende|einstellungen|anbieter|empfänger|kataloge|sationen|schlüssel|sequenzen|spielungen|abschluss|rungen)/gu;

/** Puts soft hyphens into long labels, for browsers without a German dictionary. */
export const softHyphens = (label: string): string => label.replaceAll(parts, '\u00ad$1');
