/** Characters of the bytes 0x80 to 0x9F; unassigned ones are a space. */
const upper = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function byteOf(character: string): number | undefined {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const index = upper.indexOf(character);
  return index < 0 ? undefined : 0x80 + index;
}

/**
 * Encodes a text in Windows-1252. A character that it lacks loses its accents ("ő" becomes "o") or becomes a question
 * mark.
 */
export function encodeWindows1252(text: string): Uint8Array<ArrayBuffer> {
  const bytes = [...text].flatMap((character) => {
    const byte = byteOf(character);
    if (byte !== undefined) return byte;
    const plain = [...character.normalize('NFKD').replaceAll(/\p{M}/gu, '')].map(byteOf);
    return plain.length > 0 && plain.every((each) => each !== undefined) ? plain : '?'.charCodeAt(0);
  });
  return Uint8Array.from(bytes);
}
