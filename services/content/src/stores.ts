import { blocks } from '@theke/contracts/content/block';
import { forms } from '@theke/contracts/content/form';
import { nodes } from '@theke/contracts/content/node';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { redirects } from '@theke/contracts/content/redirect';
import { sites } from '@theke/contracts/content/site';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';

/** For conditions of a write, which know no use cases. */
export const stores = {
  sites: eitherResourceStore(sites),
  blocks: eitherResourceStore(blocks),
  nodes: eitherResourceStore(nodes),
  posts: eitherResourceStore(posts),
  projects: eitherResourceStore(projects),
  forms: eitherResourceStore(forms),
  redirects: eitherResourceStore(redirects),
};
