import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { users } from '@theke/contracts/identity/user';
import { shiftSource } from '@theke/kit/resource/use-sources';
import { resourceSource, usesBy } from '@theke/kit/resource/uses';

/**
 * References that prevent deletion of a user: future shifts, and posts and projects that name them. Not tasks:
 * time-tracking removes deleted users from them.
 */
export const usersNamed = usesBy([shiftSource, ...[posts, projects].map(resourceSource)], [users.name]);
