import type { Ids } from '../journeys/example-call.ts';
import type { Answer } from './raw-call.ts';

/** Headers that differ in every response, regardless of the sender. */
const volatile = ['x-request-id', 'date', 'keep-alive', 'connection'];

/** A response's content, with the request's ids replaced by placeholders. */
export function telling({ status, headers, text }: Answer, asked: Ids): string {
  const anonymous = [...asked].reduce((so, [example, real]) => so.replaceAll(real, `<${example}>`), text);
  const kept = Object.entries(headers).filter(([name]) => !volatile.includes(name));
  return JSON.stringify({ status, headers: Object.fromEntries(kept.sort()), text: anonymous });
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Ids of another tenant in the response that the request did not contain. */
export const leakedIds = ({ text }: Answer, belonging: ReadonlySet<string>, asked: Ids): string[] => {
  const known = new Set(asked.values());
  return (text.match(uuids) ?? []).filter((id) => belonging.has(id) && !known.has(id));
};
