import type { WireRequest } from './job.ts';

/** Constant length, so that a body's length is known before it is sent. */
const createKey = (count: number) => `bench-${String(process.pid).padStart(7, '0')}-${toDigits(count)}`;
const toDigits = (count: number) => String(count).padStart(9, '0');
/** Differs between generators: every request, sequential or parallel, is another guest. */
const createDigits = (count: number) => toDigits((process.pid % 1_000) * 1_000_000 + (count % 1_000_000));

/** Placeholders replaced in each request. */
const placeholder = /(\{key\}|\{digits\})/;

/** Serialises requests for the wire, in rotation: returns the complete text of the `count`th one. */
export function wireTexts(requests: readonly WireRequest[]): (count: number) => string {
  const texts = requests.map((request) => toText(request).split(placeholder));
  return (count) => filled(texts[count % texts.length] as string[], count);
}

function toText({ method, path, headers, body }: WireRequest): string {
  const length = body === undefined ? undefined : Buffer.byteLength(filled(body.split(placeholder), 0));
  const all = { ...headers, ...(length === undefined ? {} : { 'content-length': String(length) }) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

function filled(parts: readonly string[], count: number): string {
  let text = '';
  for (const part of parts)
    text += part === '{key}' ? createKey(count) : part === '{digits}' ? createDigits(count) : part;
  return text;
}
