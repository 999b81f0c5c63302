import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { users } from '@theke/contracts/identity/user';
import { shiftSource } from '@theke/kit/resource/use-sources';
import { resourceSource, usesBy } from '@theke/kit/resource/uses';

/**
 * What keeps a user from being deleted: shifts to come, and posts and projects that name them. Tasks do not: time-tracking takes a deleted
 * user off them.
 */
export const usersNamed = usesBy([shiftSource, ...[posts, projects].map(resourceSource)], [users.name]);
