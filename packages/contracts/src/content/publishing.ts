import { z } from 'zod';
import { action } from '../collection.ts';
import type { Resource } from '../resource.ts';
import { version } from '../wire.ts';

const atVersion = z.strictObject({ version });

/**
 * How guests come to see what its editors wrote, of pages, posts and projects alike: each at the version that an editor saw, 409 where somebody has
 * changed it since.
 * @param Pascal what endpoints call one: `Post`
 * @param about added to summaries that do not name it
 */
export const publishingOf = <S extends z.ZodObject>(of: Resource<S>, Pascal: string, about = '') => ({
  /** Guests see the draft as it stands; that makes a revision. */
  publish: action(of, 'publish', {
    name: `publish${Pascal}`,
    summary: `${of.label.one} veröffentlichen`,
    body: atVersion,
    reply: of.entity,
    example: { version: 1 },
  }),
  /** Guests see nothing of it any more; the draft stays as it is. */
  unpublish: action(of, 'unpublish', {
    name: `unpublish${Pascal}`,
    summary: `Veröffentlichung zurücknehmen${about}`,
    body: atVersion,
    reply: of.entity,
    example: { version: 1 },
  }),
  /** The draft becomes what guests see. */
  discard: action(of, 'discard', {
    name: `discard${Pascal}Draft`,
    summary: `Entwurf verwerfen${about}`,
    body: atVersion,
    reply: of.entity,
    example: { version: 1 },
  }),
});
