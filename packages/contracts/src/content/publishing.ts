import { z } from 'zod';
import { action } from '../collection.ts';
import { field } from '../field.ts';
import type { Resource } from '../resource.ts';
import { instant, version } from '../wire.ts';

const atVersion = z.strictObject({ version });

/**
 * Endpoints that publish, unpublish and discard drafts of pages, posts and projects. Each takes the version the editor
 * saw and replies 409 if it has changed since.
 * @param Pascal name of the entity in endpoint names: `Post`
 * @param about added to summaries that do not name the entity
 */
export const publishingEndpoints = <S extends z.ZodObject>(resource: Resource<S>, Pascal: string, about = '') => ({
  /** Publishes the draft and creates a revision. */
  publish: action(resource, 'publish', {
    name: `publish${Pascal}`,
    summary: `${resource.label.one} veröffentlichen`,
    body: atVersion,
    reply: resource.entity,
    example: { version: 1 },
  }),
  /** Hides it from guests; the draft stays unchanged. */
  unpublish: action(resource, 'unpublish', {
    name: `unpublish${Pascal}`,
    summary: `Veröffentlichung zurücknehmen${about}`,
    body: atVersion,
    reply: resource.entity,
    example: { version: 1 },
  }),
  /** Replaces the draft with the published version. */
  discard: action(resource, 'discard', {
    name: `discard${Pascal}Draft`,
    summary: `Entwurf verwerfen${about}`,
    body: atVersion,
    reply: resource.entity,
    example: { version: 1 },
  }),
  /**
   * Plans the publication of the draft and the end of the publication, or removes a time (null). The draft is published
   * as it is at that time. 422 for a time in the past, or an end that is not after the beginning.
   */
  plan: action(resource, 'plan', {
    name: `plan${Pascal}`,
    summary: `Veröffentlichung planen${about}`,
    body: z.strictObject({
      version,
      publishAt: field(instant.nullable(), 'Veröffentlichen am'),
      unpublishAt: field(instant.nullable(), 'Zurücknehmen am'),
    }),
    reply: resource.entity,
    example: { version: 1, publishAt: '2030-01-07T05:00:00.000Z', unpublishAt: null },
  }),
});
