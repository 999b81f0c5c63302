/**
 * Facts in texts of content (FACT-01): placeholders such as `{{price:UUID}}` of a product or branch, filled from data
 * whenever a page is built.
 */
export const factKinds = ['name', 'price', 'allergens', 'hours', 'address'] as const;
export type FactKind = (typeof factKinds)[number];

/** @property id of a product or branch, in lower case */
export type Fact = { readonly kind: FactKind; readonly id: string };

/** Text of a fact now; undefined if guests may not see it, or if its product or branch does not exist. */
export type FactText = (fact: Fact) => string | undefined;

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`;
const token = String.raw`\{\{(${factKinds.join('|')}):(${uuid})\}\}`;
const tokens = new RegExp(token, 'gi');
/** With the space before it, which is left out together with an unknown fact. */
const spacedTokens = new RegExp(`([ \\u00a0]?)${token}`, 'gi');

export const placeholderOf = ({ kind, id }: Fact): string => `{{${kind}:${id}}}`;

const factOf = (kind = '', id = ''): Fact => ({ kind: kind.toLowerCase() as FactKind, id: id.toLowerCase() });

/** The facts of a text, in order. */
export const factsInText = (text: string): Fact[] =>
  text.includes('{{') ? [...text.matchAll(tokens)].map(([, kind, id]) => factOf(kind, id)) : [];

/** Whether a text has double braces that are no placeholder: visitors see them. */
export const hasBrokenPlaceholder = (text: string): boolean => /\{\{|\}\}/.test(text.replace(tokens, ''));

/** Fills the facts of a text and leaves out those without one. */
export function fillText(
  text: string,
  textOf: FactText,
  written: (value: string) => string = (value) => value,
): string {
  if (!text.includes('{{')) return text;
  let isLeftOut = false;
  const filledText = text.replace(spacedTokens, (_, space: string, kind: string, id: string) => {
    const value = textOf(factOf(kind, id));
    isLeftOut ||= value === undefined;
    return value === undefined ? '' : `${space}${written(value)}`;
  });
  // The space behind a fact that the text began with.
  return isLeftOut && text.startsWith('{{') ? filledText.replace(/^[ \u00a0]/, '') : filledText;
}

/** The value as Markdown that reads exactly so: escapes all ASCII punctuation. */
export const asMarkdown = (text: string): string => text.replace(/[!-/:-@[-`{-~]/g, '\\$&');

/** Fields with addresses: filling one could change where a link leads. */
const addressFields: ReadonlySet<string> = new Set(['href', 'src', 'url']);

const isMarkdownEntry = (value: Record<string, unknown>): boolean => value.type === 'markdown' && 'value' in value;

/** All facts in the texts of a JSON value: content, attributes, teasers. */
export function* factsIn(value: unknown): Generator<Fact> {
  if (typeof value === 'string') yield* factsInText(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) for (const one of value) yield* factsIn(one);
  else for (const [name, one] of Object.entries(value)) if (!addressFields.has(name)) yield* factsIn(one);
}

/** Copy of a JSON value with its facts filled; parts without facts keep their identity. */
export function fillFacts<T>(value: T, textOf: FactText): T {
  return filled(value, textOf, undefined) as T;
}

function filled(value: unknown, textOf: FactText, written: ((value: string) => string) | undefined): unknown {
  if (typeof value === 'string') return fillText(value, textOf, written);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const next = value.map((one) => filled(one, textOf, written));
    return next.every((one, index) => one === value[index]) ? value : next;
  }
  const inside = isMarkdownEntry(value as Record<string, unknown>) ? asMarkdown : written;
  let isSame = true;
  const entries = Object.entries(value).map(([name, one]) => {
    const next = addressFields.has(name) ? one : filled(one, textOf, inside);
    isSame &&= next === one;
    return [name, next] as const;
  });
  return isSame ? value : Object.fromEntries(entries);
}
