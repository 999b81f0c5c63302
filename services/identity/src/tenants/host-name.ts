import { domainToASCII } from 'node:url';

/** One label of a host name (RFC 1123). */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * Normalises a host name as browsers send it: lower case, umlauts in Punycode.
 * @returns undefined if it is invalid: with protocol, port or path, or without a dot
 */
export function hostName(text: string): string | undefined {
  if (/[/:@?#\s]/.test(text)) return undefined;
  const host = domainToASCII(text);
  const labels = host.split('.');
  return labels.length > 1 && host.length <= 253 && labels.every((one) => label.test(one)) ? host : undefined;
}
