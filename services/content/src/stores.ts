import { blocks } from '@theke/contracts/content/block';
import { forms } from '@theke/contracts/content/form';
import { nodes } from '@theke/contracts/content/node';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { redirects } from '@theke/contracts/content/redirect';
import { sites } from '@theke/contracts/content/site';
import { eitherResourceStore } from '@theke/kit/resource/either-resource-store';
import { defaultSizeLimit, type SizeLimit } from '@theke/kit/resource/size-limit';
import { siteColumns } from './list-columns.ts';

/** A page of 15 kB, as draft and as published, is no large document: a business has thousands. */
export const sizeLimit: SizeLimit = { usual: 30_000, maxTotal: defaultSizeLimit.maxTotal };

/** Pages are written by their use cases, and by another page that takes over a former path. */
export const siteStoreOptions = { columns: siteColumns, marked: true, sizeLimit } as const;

/** For conditions of a write, outside of use cases. */
export const stores = {
  sites: eitherResourceStore(sites, siteStoreOptions),
  blocks: eitherResourceStore(blocks),
  nodes: eitherResourceStore(nodes),
  posts: eitherResourceStore(posts),
  projects: eitherResourceStore(projects),
  forms: eitherResourceStore(forms),
  redirects: eitherResourceStore(redirects),
};
