import type { GenerationResult } from '@theke/contracts/ai/generation';
import { sites } from '@theke/contracts/content/site';
import { factNames, findOwnFacts } from '@theke/rules/ai/own-facts';
import { operationsOfPart, type ProposedField, type ProposedPart } from '@theke/rules/ai/proposed-part';
import type { NewBlockType, TextBlock, TextField } from '@theke/rules/ai/text-blocks';
import { checkContent } from '@theke/rules/content/check-content';
import { type Block, withValueAt } from '@theke/rules/content/editing/page-draft';
import { applyOperation } from '@theke/rules/content/editing/page-operation';
import type { HiddenContacts } from '../prompts/hidden-contacts.ts';
import type { JobFacts } from '../prompts/job-facts.ts';
import type { PageAnswer } from './answer-schema.ts';
import { bodyOf, type PageJob, pageId } from './page-job.ts';
import { fieldValue, readableText } from './text-value.ts';

type Context = { job: PageJob; facts: JobFacts; contacts: HiddenContacts; newId: () => string };
type PartsResult = Extract<GenerationResult, { kind: 'parts' }>;
type Refused = PartsResult['refused'][number];

class Refusal extends Error {}

/** A token that is neither a placeholder of content nor one that the model was given. */
const unknownToken = /\{\{(?!(?:name|price|allergens|hours|address):[0-9a-f-]{36}\}\}|keep:\d)[^{}]*\}?\}?/;

/**
 * The model's answer as parts of a proposal. Only text fields of known blocks change; what breaks a rule is refused
 * with a sentence for the editor (AI-04, AI-09, AI-10).
 */
export function readPageAnswer(context: Context, answer: PageAnswer): PartsResult {
  const { job } = context;
  const parts: ProposedPart[] = [];
  const refused: Refused[] = [];
  const attempt = (block: string | null, read: () => ProposedPart | undefined) => {
    try {
      const part = read();
      if (part) parts.push(checkedPart(job, part));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push({ block, message: error.message });
    }
  };
  const body = bodyOf(job);
  const seen = new Set<string>();
  let previous: string | null = null;
  for (const block of answer.blocks) {
    if (block.id === null) {
      attempt(null, () => {
        const inserted = newBlock(context, block);
        const after: string | null = previous;
        const index = after === null ? 0 : body.ids.indexOf(after) + 1;
        const before = body.ids[index] ?? null;
        previous = inserted.id;
        // Later blocks follow this one in the order of the page.
        body.ids.splice(index, 0, inserted.id);
        return {
          key: `new:${inserted.id}`,
          kind: 'insert',
          place: { list: { block: null, field: 'body' }, after, before },
          block: inserted,
        };
      });
      continue;
    }
    const known = job.blocks.find(({ id }) => (id ?? pageId) === block.id);
    if (!known || seen.has(block.id)) continue;
    seen.add(block.id);
    previous = (known.id === null ? null : body.containing(known.id)) ?? previous;
    attempt(known.id, () => changeOf(context, known, block.fields));
  }
  if (job.hasAttributes) {
    attempt(null, () => attributeOf(context, 'title', answer.title));
    attempt(null, () => attributeOf(context, 'description', answer.description));
  }
  return { kind: 'parts', parts: parts as PartsResult['parts'], refused };
}

/** Applies a part to the draft it was made for and checks the result against the catalogue. */
function checkedPart({ draft, layout }: PageJob, part: ProposedPart): ProposedPart {
  const next = operationsOfPart(part).reduce<typeof draft | undefined>(
    (page, operation) => page && applyOperation(page, operation),
    // A new block may follow another new one, which is not there yet.
    draft,
  );
  const faultsBefore = checkContent(layout, draft.content).length;
  if (!next || checkContent(layout, next.content).length > faultsBefore)
    throw new Refusal('Ein Vorschlag passt nicht zu den Feldern des Bausteins.');
  return part;
}

function changeOf(
  context: Context,
  { id, fields }: TextBlock,
  answered: PageAnswer['blocks'][number]['fields'],
): ProposedPart | undefined {
  const sources = fields.map((each) => readableText(each).text);
  const changed = new Map<string, ProposedField>();
  for (const { field, text } of answered) {
    const target = fields.find((each) => each.field === field);
    if (!target || changed.has(field)) continue;
    const { text: before, kept } = readableText(target);
    const after = resolvedText(context, text, sources);
    if (after.trim() === before.trim()) continue;
    const value = fieldValue(target, after, kept);
    if (value === undefined) throw new Refusal(`Der Text für „${target.label}“ passt nicht in das Feld.`);
    changed.set(field, { field, ...(target.value !== undefined && { before: target.value }), after: value });
  }
  return changed.size > 0
    ? { key: `block:${id ?? pageId}`, kind: 'change', block: id, fields: [...changed.values()] }
    : undefined;
}

function attributeOf(
  context: Context,
  attribute: 'title' | 'description',
  answered: string | null,
): ProposedPart | undefined {
  const before = context.job.draft[attribute];
  if (!answered?.trim()) return undefined;
  const after = resolvedText(context, answered, [before]).replace(/\s+/g, ' ').trim();
  if (after === before) return undefined;
  if (!sites.draft.shape[attribute].safeParse(after).success)
    throw new Refusal(attribute === 'title' ? 'Der Titel ist zu lang.' : 'Die Beschreibung ist zu lang.');
  return { key: `attribute:${attribute}`, kind: 'attribute', attribute, before, after };
}

function newBlock(context: Context, { type, fields, entries }: PageAnswer['blocks'][number]): Block {
  const found = context.job.newTypes.find((each) => each.type === type);
  if (!found) throw new Refusal('Einen Baustein dieser Art gibt es für Vorschläge nicht.');
  const value = blockValue(context, found, fields);
  if (!found.entries) return { id: context.newId(), type, value };
  const { field, type: entryType } = found.entries;
  const list = entries.map((entry) => ({
    id: context.newId(),
    type: entryType,
    value: blockValue(context, { label: found.label, fields: found.entries?.fields ?? [] }, entry),
  }));
  if (list.length === 0) throw new Refusal(`„${found.label}“ ohne Einträge.`);
  return { id: context.newId(), type, value: withValueAt(value, field, list) };
}

function blockValue(
  context: Context,
  { fields, label }: Pick<NewBlockType, 'fields' | 'label'>,
  answered: readonly { field: string; text: string }[],
): Record<string, unknown> {
  let value: Record<string, unknown> = {};
  for (const { field, text } of answered) {
    const target: TextField | undefined = fields.find((each) => each.field === field);
    if (!target || text.trim() === '') continue;
    const filled = fieldValue(target, resolvedText(context, text, []), { links: [], blocks: [] });
    if (filled === undefined) throw new Refusal(`Der Text für „${target.label}“ passt nicht in das Feld.`);
    value = withValueAt(value, field, filled);
  }
  if (Object.keys(value).length === 0) throw new Refusal(`„${label}“ ohne Text.`);
  return value;
}

/** @throws Refusal if the text states a fact of its own */
export function resolvedText(
  {
    facts,
    contacts,
    job: { request },
  }: { facts: JobFacts; contacts: HiddenContacts; job: { request: { brief: string } } },
  text: string,
  sources: readonly string[],
): string {
  const resolved = facts.resolve(contacts.restore(text));
  const [own] = findOwnFacts(resolved, [...sources, request.brief]);
  if (own)
    throw new Refusal(
      `Der Vorschlag nannte ${factNames[own.kind]} („${own.text.slice(0, 80)}“). Solche Angaben kommen nur aus Ihren Daten.`,
    );
  if (unknownToken.test(resolved)) throw new Refusal('Der Vorschlag enthielt einen unbekannten Platzhalter.');
  return resolved;
}
