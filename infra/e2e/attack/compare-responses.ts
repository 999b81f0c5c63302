import type { Ids } from '../journeys/example-call.ts';
import type { Answer } from './raw-call.ts';

/** Headers that differ in every response, regardless of the sender. */
const volatile = ['x-request-id', 'date', 'keep-alive', 'connection'];

/** A response's content, with the request's ids replaced by placeholders. */
export function toComparableText({ status, headers, text }: Answer, ids: Ids): string {
  const anonymous = [...ids].reduce((result, [example, real]) => result.replaceAll(real, `<${example}>`), text);
  const stableHeaders = Object.entries(headers).filter(([name]) => !volatile.includes(name));
  return JSON.stringify({ status, headers: Object.fromEntries(stableHeaders.sort()), text: anonymous });
}

const uuids = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Ids of another tenant in the response that the request did not contain. */
export const findLeakedIds = ({ text }: Answer, foreignIds: ReadonlySet<string>, requestedIds: Ids): string[] => {
  const requested = new Set(requestedIds.values());
  return (text.match(uuids) ?? []).filter((id) => foreignIds.has(id) && !requested.has(id));
};
