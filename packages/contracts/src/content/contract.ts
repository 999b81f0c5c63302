import { defineContract } from '../service-contract.ts';
import { blocks } from './block.ts';
import { businessSectors } from './business-sector.ts';
import { forms } from './form.ts';
import { navigations } from './navigation.ts';
import { nodes } from './node.ts';
import { posts } from './post.ts';
import { projects } from './project.ts';
import { redirects } from './redirect.ts';
import { services } from './service.ts';
import { sites } from './site.ts';
import { topics } from './topic.ts';

export const contentContract = defineContract({
  service: 'content',
  resources: {
    sites,
    blocks,
    nodes,
    navigations,
    redirects,
    posts,
    projects,
    services,
    businessSectors,
    topics,
    forms,
  },
});
