/**
 * Parses a body; undefined without one. The kit has parsed it before, so it is valid JSON. A byte order mark is
 * stripped here as it was there.
 */
export function parseJson(bytes: Buffer): unknown {
  const text = new TextDecoder().decode(bytes);
  return text === '' ? undefined : JSON.parse(text);
}
