/** Bytes whose memory is not shared, as the Web Cryptography API takes them. */
export type Bytes = Uint8Array<ArrayBuffer>;

/** UTF-8 bytes of a text. */
export const toBytes = (text: string): Bytes => new TextEncoder().encode(text);

/** Standard base64 with padding. */
export const toBase64 = (bytes: Bytes): string => btoa(String.fromCharCode(...bytes));

/** Base64 for URLs, without padding (RFC 7515). */
export const toBase64Url = (bytes: Bytes): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Bytes of standard or URL base64, with or without padding. @throws if the text is neither */
export const fromBase64 = (text: string): Bytes =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));
