import { domainToASCII } from 'node:url';

/** One part of a host name between dots (RFC 1123). */
const label = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/**
 * A host name as browsers send it: in small letters, umlauts in their ASCII form.
 * @returns undefined for what is none: an address with a protocol, a port or a path, a name without a dot
 */
export function hostName(text: string): string | undefined {
  if (/[/:@?#\s]/.test(text)) return undefined;
  const host = domainToASCII(text);
  const labels = host.split('.');
  return labels.length > 1 && host.length <= 253 && labels.every((one) => label.test(one)) ? host : undefined;
}
