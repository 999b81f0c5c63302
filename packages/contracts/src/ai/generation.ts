import { z } from 'zod';
import { action, collection, listEndpoint, readEndpoint } from '../collection.ts';
import { contentObject } from '../content/content-value.ts';
import { sites } from '../content/site.ts';
import { pageOperation } from '../content/site-editing.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, id, instant, version } from '../wire.ts';

/** What texts and pictures are generated for. */
export const generationUses = {
  page: 'Seite',
  block: 'Baustein',
  'product-description': 'Beschreibung eines Produkts',
  'branch-description': 'Beschreibung einer Filiale',
  'picture-description': 'Bildbeschreibung',
  'search-result': 'Titel und Beschreibung für Suchmaschinen',
  teaser: 'Teaser',
  'rating-answer': 'Antwort auf eine Bewertung',
  picture: 'Bild',
} as const;
export type GenerationUse = keyof typeof generationUses;
const use = field(z.enum(Object.keys(generationUses) as [GenerationUse, ...GenerationUse[]]), 'Wofür', {
  choices: generationUses,
});

export const generationStates = {
  queued: 'Wartet',
  running: 'Läuft',
  proposed: 'Vorschlag liegt vor',
  accepted: 'Angenommen',
  rejected: 'Abgelehnt',
  failed: 'Fehlgeschlagen',
  canceled: 'Abgebrochen',
} as const;
export type GenerationState = keyof typeof generationStates;
const state = field(z.enum(Object.keys(generationStates) as [GenerationState, ...GenerationState[]]), 'Stand', {
  choices: generationStates,
});

const blockId = z.string().min(1).max(200);
const brief = field(z.string().trim().max(2_000), 'Auftrag', { widget: 'textarea' });

/** How one block is rewritten. `free`: as the brief says. */
export const rewriteTasks = {
  free: 'Nach Auftrag',
  shorter: 'Kürzer',
  longer: 'Ausführlicher',
  friendlier: 'Freundlicher',
  plainer: 'Sachlicher',
  english: 'Auf Englisch',
  german: 'Auf Deutsch',
} as const;
export type RewriteTask = keyof typeof rewriteTasks;

export const pictureFormats = { square: '1 : 1', classic: '4 : 3', wide: '16 : 9' } as const;
export const pictureStyles = {
  drawn: 'Gezeichnet',
  photo: 'Fotografisch',
  flat: 'Flächig',
} as const;

const valueOfField = z.unknown();
const [insertOperation] = pageOperation.options;

/** `ProposedPart` of `@theke/rules/ai/proposed-part`. Values are JSON of the catalogue's field types. */
export const proposedPart = z.discriminatedUnion('kind', [
  z.object({
    key: z.string(),
    kind: z.literal('change'),
    block: blockId.nullable(),
    fields: z.array(z.object({ field: z.string(), before: valueOfField.optional(), after: valueOfField })),
  }),
  z.object({
    key: z.string(),
    kind: z.literal('insert'),
    place: insertOperation.shape.place,
    block: insertOperation.shape.block,
  }),
  z.object({
    key: z.string(),
    kind: z.literal('attribute'),
    attribute: z.enum(['title', 'description']),
    before: z.string(),
    after: z.string(),
  }),
]);

/** Why a part of the answer was dropped (AI-04, AI-10), as a German sentence. `block` null: the page itself. */
const refusedPart = z.object({ block: blockId.nullable(), message: z.string() });

const result = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('parts'), parts: z.array(proposedPart), refused: z.array(refusedPart) }),
  z.object({ kind: z.literal('texts'), texts: z.array(z.string()).min(1) }),
  /** Pictures are read with `readGeneratedPicture`; `null` has not arrived yet or failed. */
  z.object({
    kind: z.literal('pictures'),
    pictures: z.array(z.object({ width: z.int(), height: z.int() }).nullable()),
  }),
]);
export type GenerationResult = z.output<typeof result>;

const money = z.number().min(0);

const generation = z.object({
  id,
  version,
  use,
  state,
  /** The page, product, branch, picture or order that it is for. */
  subject: field(id.nullable(), 'Für'),
  brief,
  /** Of pages: the version of the draft that the proposal was made for. */
  base: field(z.int().nullable(), 'Grundlage'),
  createdAt: field(instant, 'Erstellt'),
  createdBy: field(z.string(), 'Von', { personal: true }),
  /** Characters or pictures received so far, while it runs. */
  progress: field(z.int().min(0), 'Fortschritt'),
  finishedAt: field(instant.nullable(), 'Fertig'),
  /** Why it failed, as a German sentence. */
  failure: field(z.string().nullable(), 'Grund'),
  model: field(z.string(), 'Modell'),
  inputTokens: field(z.int().nullable(), 'Gelesene Token'),
  outputTokens: field(z.int().nullable(), 'Geschriebene Token'),
  /** In the currency of the business; `reserved` until the call is settled. */
  cost: field(money.nullable(), 'Kosten'),
  reserved: field(money, 'Reserviert'),
});

/** Jobs of generation. Editors see their own, administrators all. Kept for 90 days. */
export const generations = collection({
  service: 'ai',
  name: 'content-ai/generations',
  one: 'generation',
  label: { one: 'KI-Auftrag', many: 'KI-Aufträge' },
  item: generation,
  read: 'ai.use',
  filters: ['use', 'state', 'subject'],
  range: ['createdAt'],
  sorts: ['createdAt', 'cost'],
});
export type Generation = z.output<typeof generation>;

/** A job with its result, and the text that was sent to the provider. */
export const generationDetail = generation.extend({
  result: result.nullable(),
  /** Keys of parts, or numbers of texts and pictures, as the editor decided. */
  accepted: z.array(z.string()),
  rejected: z.array(z.string()),
  sent: z.string(),
});
export type GenerationDetail = z.output<typeof generationDetail>;

export const listGenerations = listEndpoint(generations, { name: 'listGenerations' });
export const readGeneration = readEndpoint(generations, generationDetail);

/** The page as the editor sees it. */
const page = z.strictObject({
  version,
  type: sites.draft.shape.type,
  name: sites.draft.shape.name,
  title: sites.draft.shape.title,
  description: sites.draft.shape.description,
  content: contentObject,
});

const started = { kind: 'data', schema: generation } as const;
/** Calls cost money: fewer per person than other writes. */
const limit = { count: 'generations', max: 30, perMs: 60_000, what: 'KI-Aufträge' };

/**
 * Proposes a page from a brief, or rewrites one block. Answers with the queued job. 409 NOT_AVAILABLE without a
 * provider, BUDGET_SPENT, TOO_MANY_JOBS.
 */
export const generateSite = endpoint({
  name: 'generateSite',
  service: 'ai',
  method: 'POST',
  path: '/content-ai/generate/site/:id',
  summary: 'Inhalt einer Seite vorschlagen lassen',
  needs: 'ai.use',
  limit,
  params: z.object({ id: field(id, 'Seite') }),
  body: z.strictObject({
    page,
    /** Null: the whole page. */
    block: blockId.nullable().default(null),
    task: field(z.enum(Object.keys(rewriteTasks) as [RewriteTask, ...RewriteTask[]]), 'Aufgabe', {
      choices: rewriteTasks,
    }).default('free'),
    brief: brief.default(''),
  }),
  reply: started,
  status: 202,
  example: {
    params: { id: sites.exampleId },
    body: {
      page: { version: 1, type: 'default', name: 'Über uns', title: '', description: '', content: {} },
      brief: 'Eine Seite über unsere Küche. Drei Absätze, freundlich.',
    },
  },
});

/** Like `generateSite`, for up to four pictures; they arrive one by one. Not for products: guests get what is shown. */
export const generateImage = endpoint({
  name: 'generateImage',
  service: 'ai',
  method: 'POST',
  path: '/content-ai/generate/image',
  summary: 'Bilder vorschlagen lassen',
  needs: 'ai.use',
  limit,
  body: z.strictObject({
    brief: brief.min(3).max(400),
    style: field(z.enum(['drawn', 'photo', 'flat']), 'Stil', { choices: pictureStyles }).default('photo'),
    format: field(z.enum(['square', 'classic', 'wide']), 'Format', { choices: pictureFormats }).default('wide'),
    count: field(z.int().min(1).max(4), 'Anzahl').default(4),
  }),
  reply: started,
  status: 202,
  example: { body: { brief: 'Ein gedeckter Tisch von oben, Winterlicht' } },
});

const textUse = use.extract([
  'product-description',
  'branch-description',
  'picture-description',
  'search-result',
  'teaser',
  'rating-answer',
]);
export type TextUse = z.output<typeof textUse>;

/**
 * Like `generateSite`, for one text with up to three alternatives. Facts about a product or a branch come from the
 * service's copies, by `subject`; a rating is sent as stars, never with the guest's words (AI-08).
 */
export const generateText = endpoint({
  name: 'generateText',
  service: 'ai',
  method: 'POST',
  path: '/content-ai/generate/text',
  summary: 'Text vorschlagen lassen',
  needs: 'ai.use',
  limit,
  bodyLimit: 2_000_000,
  body: z.strictObject({
    use: textUse,
    subject: field(id.nullable(), 'Für').default(null),
    brief: brief.default(''),
    /** Text of the field so far, which alternatives replace. */
    current: field(z.string().max(4_000), 'Bisheriger Text').default(''),
    /** What the text is about: the text of a page or of a post. */
    about: field(z.string().max(20_000), 'Worum es geht').default(''),
    language: field(z.enum(['de', 'en']), 'Sprache').default('de'),
    maxLength: field(z.int().min(20).max(2_000), 'Höchstlänge').default(500),
    stars: field(z.int().min(1).max(5).nullable(), 'Sterne').default(null),
    /** `picture-description`: the picture in at most 1,024 px, as a data URL. */
    picture: field(
      z
        .string()
        .max(1_500_000)
        .regex(/^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/]+=*$/)
        .nullable(),
      'Bild',
    ).default(null),
  }),
  reply: started,
  status: 202,
  example: { body: { use: 'teaser', about: 'Unsere Küche arbeitet mit Gemüse aus dem Marchfeld.' } },
});

/** Stops a job. What the provider has already produced is paid. */
export const cancelGeneration = action(generations, 'cancel', {
  name: 'cancelGeneration',
  summary: 'KI-Auftrag abbrechen',
  reply: generation,
});

/** A new job with the same request, for one that failed or was canceled. */
export const retryGeneration = action(generations, 'retry', {
  name: 'retryGeneration',
  summary: 'KI-Auftrag wiederholen',
  reply: generation,
  status: 202,
});

/** Records what the editor took over. Without accepted keys the job is rejected. Repeating replaces the decision. */
export const decideGeneration = action(generations, 'decide', {
  name: 'decideGeneration',
  summary: 'Über einen KI-Vorschlag entscheiden',
  body: z.strictObject({
    accepted: field(z.array(z.string().max(240)).max(1_000), 'Angenommen'),
    rejected: field(z.array(z.string().max(240)).max(1_000), 'Abgelehnt').default([]),
  }),
  reply: generation,
  example: { accepted: [] },
});

/** A generated picture as PNG, JPEG or WebP; 404 before it has arrived. */
export const readGeneratedPicture = endpoint({
  name: 'readGeneratedPicture',
  service: 'ai',
  method: 'GET',
  path: '/content-ai/generations/:id/pictures/:number',
  summary: 'Erzeugtes Bild laden',
  needs: 'ai.use',
  params: z.object({ id: field(id, 'Kennung'), number: field(z.coerce.number().int().min(0).max(3), 'Nummer') }),
  reply: { kind: 'binary' },
  status: 200,
  example: { params: { id: exampleId('generation'), number: '0' } },
});

/** Server-sent events `generation` `{ id, version }` for the caller's jobs: the page then reads the job. */
export const streamGenerations = endpoint({
  name: 'streamGenerations',
  service: 'ai',
  method: 'GET',
  path: '/content-ai/generations/stream',
  summary: 'KI-Aufträge: Änderungen',
  needs: 'ai.use',
  reply: { kind: 'stream' },
  status: 200,
  example: {},
});

/** A signal for open pages on all replicas. */
export const generationProgressed = defineEvent({
  type: 'ai.generation-progressed.v1',
  summary: 'Ein KI-Auftrag ist weitergekommen.',
  isAudited: false,
  data: z.object({ id, user: id }),
  example: { id: exampleId('generation'), user: exampleId('user') },
});

/** For the audit log: contains neither the brief nor the result. */
export const generationDecided = defineEvent({
  type: 'ai.generation-decided.v1',
  summary: 'Ein KI-Auftrag wurde gestartet, abgeschlossen, angenommen, abgelehnt oder abgebrochen.',
  data: z.object({ id, use, state, subject: id.nullable(), model: z.string(), cost: money.nullable() }),
  example: {
    id: exampleId('generation'),
    use: 'page',
    state: 'accepted',
    subject: sites.exampleId,
    model: 'text-l',
    cost: 0.04,
  },
  isForOutside: true,
});
