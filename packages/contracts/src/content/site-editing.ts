import { pageAttributes } from '@theke/rules/content/editing/page-draft';
import { tooLarge } from '@theke/rules/content/measure';
import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { byId, exampleId, id, version } from '../wire.ts';
import { contentObject } from './content-value.ts';
import { sites } from './site.ts';
import { editConflict } from './stored-edits.ts';

const blockId = z.string().min(1).max(200);
const fieldPath = z
  .string()
  .max(200)
  .regex(/^\w+(\.\w+){0,9}$/);
/** Any JSON of limited size and depth; the catalogue of field types validates the page that results. */
const jsonValue = z.unknown().superRefine((value, context) => {
  const message = tooLarge(value);
  if (message) context.addIssue({ code: 'custom', message, params: { code: 'TOO_BIG' } });
});

const place = z.strictObject({
  list: z.strictObject({ block: blockId.nullable(), field: fieldPath }),
  after: blockId.nullable(),
  before: blockId.nullable().optional(),
});

/** Operations of `@theke/rules/content/editing/page-operation` (EDIT-01). */
export const pageOperation = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('insert'),
    place,
    block: z.strictObject({
      id: blockId,
      type: z.string().min(1).max(100),
      value: jsonValue,
      isHidden: z.literal(true).optional(),
    }),
  }),
  z.strictObject({ kind: z.literal('remove'), block: blockId }),
  z.strictObject({ kind: z.literal('move'), block: blockId, place }),
  z.strictObject({ kind: z.literal('set-hidden'), block: blockId, isHidden: z.boolean() }),
  z.strictObject({
    kind: z.literal('set'),
    block: blockId.nullable(),
    field: fieldPath,
    value: jsonValue.optional(),
  }),
  z.strictObject({
    kind: z.literal('set-attribute'),
    attribute: z.enum(pageAttributes),
    value: z.string().max(500),
  }),
]);

const session = field(z.uuid(), 'Sitzung');

const generatedKeys = z.array(z.string()).optional();

/** Attributes and content of the draft; the ids of its blocks are unique on the page. */
export const sitePageDraft = z.object({
  ...Object.fromEntries(pageAttributes.map((name) => [name, z.string()] as const)),
  content: contentObject,
  /** Keys of what contains accepted proposals. */
  generated: generatedKeys,
} as { [A in (typeof pageAttributes)[number]]: z.ZodString } & {
  content: typeof contentObject;
  generated: typeof generatedKeys;
});

/** Most operations in one request. */
export const maxOperations = 100;

/**
 * Applies operations to the draft (EDIT-02). Repeating a request changes nothing. 422 names the operation as
 * `operations.N`; nothing is changed then.
 */
export const editSite = action(sites, 'edits', {
  name: 'editSite',
  summary: 'Entwurf einer Seite bearbeiten',
  needs: 'sites.draft',
  body: z.strictObject({
    session,
    /** Version of the draft that the editor has; the reply contains a newer one. */
    known: version,
    operations: field(
      z
        .array(
          z.strictObject({
            seq: z.int().min(1).max(2_147_483_647),
            /** Version that the editor saw when making the edit. */
            base: version,
            operation: pageOperation,
            /** Accepts a generated proposal: what the operation changes is marked until it is removed (AI-05). */
            isGenerated: z.boolean().default(false),
            /** Undoes the operation that set the mark. */
            removesMark: z.boolean().default(false),
          }),
        )
        .min(1)
        .max(maxOperations),
      'Bearbeitungen',
    ),
  }),
  reply: z.object({
    version,
    /** Null if no other editor has changed the page since `known`. */
    draft: sitePageDraft.nullable(),
    /** Operations that were not applied because another editor changed the same block. */
    conflicts: z.array(editConflict),
  }),
  example: {
    session: exampleId('editing-session'),
    known: 1,
    operations: [
      { seq: 1, base: 1, operation: { kind: 'set', block: 'b1', field: 'title', value: 'Räume, die passen' } },
    ],
  },
});

/** An editor who has the page open. */
export const siteEditor = z.object({
  session,
  name: field(z.string(), 'Name', { personal: true }),
  /** Selected block. */
  block: blockId.nullable(),
});
export type SiteEditor = z.output<typeof siteEditor>;

/** An editor who has not reported for this time in ms has left. */
export const editorTimeout = 30_000;

/**
 * Reports where an editor is, every ten seconds, when the selected block changes, and when the editor leaves. The reply
 * names all other editors and contains the draft if it is newer than `known`.
 */
export const reportSiteEditing = action(sites, 'editing', {
  name: 'reportSiteEditing',
  summary: 'Bearbeitung einer Seite melden',
  needs: 'sites.draft',
  body: z.strictObject({
    session,
    known: version,
    block: blockId.nullable().default(null),
    /** The editor leaves the page: the others no longer see them. */
    isLeaving: z.boolean().optional(),
  }),
  reply: z.object({ version, draft: sitePageDraft.nullable(), editors: z.array(siteEditor) }),
  example: { session: exampleId('editing-session'), known: 1 },
});

/**
 * Server-sent events `site` `{ id, version }` if the draft or the editors have changed, and `ready` after a connection:
 * the editor then calls `reportSiteEditing`.
 */
export const streamSiteEditing = endpoint({
  name: 'streamSiteEditing',
  service: 'content',
  method: 'GET',
  path: '/sites/:id/editing/stream',
  summary: 'Änderungen am Entwurf einer Seite',
  needs: 'sites.draft',
  params: byId,
  reply: { kind: 'stream' },
  status: 200,
  example: { params: { id: sites.exampleId } },
});

/** A signal for open editors on all replicas. Guests see nothing of it: no page cache is outdated. */
export const siteEditingChanged = defineEvent({
  type: 'content.site-editing-changed.v1',
  summary: 'Der Entwurf einer Seite wurde bearbeitet, oder jemand öffnet oder verlässt ihn.',
  isAudited: false,
  data: z.object({ id }),
  example: { id: sites.exampleId },
});
