import { findOwnFacts } from '@theke/rules/ai/own-facts';
import type { HiddenContacts } from '../prompts/hidden-contacts.ts';
import type { TextRequest } from '../prompts/text-prompt.ts';

/** Lengths of the title and the description for search engines. */
const searchLimits = [200, 500];

/**
 * Texts of an answer that the editor may take: plain, not longer than asked, without facts of their own (AI-04).
 * @param given public data that was sent, as text
 */
export function readTextAnswer(
  request: TextRequest,
  texts: readonly string[],
  { contacts, given }: { contacts: HiddenContacts; given: string },
): string[] {
  const sources = [request.brief, request.current, request.about, given];
  const read = (text: string, max: number): string | undefined => {
    const plain = contacts.restore(text).replace(/\s+/g, ' ').trim();
    const isUsable = plain !== '' && plain.length <= max && !/\{\{|\}\}/.test(plain);
    return isUsable && findOwnFacts(plain, sources).length === 0 ? plain : undefined;
  };
  if (request.use === 'search-result') {
    const both = texts.slice(0, 2).flatMap((text, index) => read(text, searchLimits[index] ?? 0) ?? []);
    return both.length === 2 ? both : [];
  }
  return texts.slice(0, 3).flatMap((text) => read(text, request.maxLength) ?? []);
}
