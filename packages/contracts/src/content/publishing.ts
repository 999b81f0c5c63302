import { z } from 'zod';
import { action } from '../collection.ts';
import type { Resource } from '../resource.ts';
import { version } from '../wire.ts';

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
});
