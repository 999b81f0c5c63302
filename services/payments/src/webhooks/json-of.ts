/**
 * What a body says; undefined where there is none. The kit has parsed it before, so that it is JSON; a byte order mark in front of
 * it is none of its content, and here it is left away as it was there.
 */
export function jsonOf(bytes: Buffer): unknown {
  const text = new TextDecoder().decode(bytes);
  return text === '' ? undefined : JSON.parse(text);
}
