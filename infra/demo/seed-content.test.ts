import { expect, test } from '@jest/globals';
import { type Block, blocks } from '@theke/contracts/content/block';
import { businessSectors } from '@theke/contracts/content/business-sector';
import { forms } from '@theke/contracts/content/form';
import { navigations } from '@theke/contracts/content/navigation';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { services } from '@theke/contracts/content/service';
import { type Site, sites } from '@theke/contracts/content/site';
import { topics } from '@theke/contracts/content/topic';
import { blockTypes, isBlockType } from '@theke/rules/content/block-types';
import { checkContent } from '@theke/rules/content/check-content';
import { isPageType, pageTypes } from '@theke/rules/content/page-types';
import { v7 as newId } from 'uuid';
import { type ContentUseCases, seedContent } from './seed-content.ts';
import { contentPictures } from './talraum/content-pictures.ts';
import { people } from './talraum/people.ts';

type Resource = { draft: { parse(draft: unknown): object } };

/** A store that accepts only what its contract accepts. */
function kept({ draft }: Resource) {
  const made: { id: string; version: number }[] = [];
  return {
    made,
    all: async () => made,
    async createFrom(_tenant: string, sent: unknown) {
      const entity = { id: newId(), version: 1, ...draft.parse(sent) };
      made.push(entity);
      return entity;
    },
  };
}

function contentThatChecks() {
  const site = kept(sites);
  const faults: Record<string, unknown> = {};
  const at = (id: string) => site.made.find((one) => one.id === id) as Site;
  const kinds = {
    services: kept(services),
    businessSectors: kept(businessSectors),
    topics: kept(topics),
    blocks: kept(blocks),
    forms: kept(forms),
    projects: kept(projects),
    posts: kept(posts),
    navigations: kept(navigations),
  };
  const useCases = {
    ...kinds,
    sites: {
      ...site,
      async update(_tenant: string, id: string, { version, ...draft }: { version: number }) {
        return Object.assign(at(id), sites.draft.parse(draft), { version: version + 1 });
      },
    },
    async publishSite(_tenant: string, id: string) {
      const { type, content, path } = at(id);
      const found = isPageType(type) ? checkContent(pageTypes[type].layout, content, 'publish') : ['no such type'];
      if (found.length > 0) faults[path] = found;
      return Object.assign(at(id), { published: {} });
    },
  } as unknown as ContentUseCases;
  return { useCases, kinds, pages: site.made as unknown as Site[], faults };
}

const images = new Map(
  contentPictures.map(({ seed }) => [seed, { id: newId(), version: 1, extension: 'webp' as const }]),
);
const users = new Map(people.map(({ key }) => [key, newId()]));

test("Talraum's content matches its contracts and layouts, and seeding it again creates no duplicates", async () => {
  const { useCases, kinds, pages, faults } = contentThatChecks();
  for (let times = 0; times < 2; times++) await seedContent(useCases, 'talraum', images as never, users);
  expect(faults).toEqual({});
  expect({ pages: pages.length, projects: kinds.projects.made.length, posts: kinds.posts.made.length }).toEqual({
    pages: 43,
    projects: 25,
    posts: 30,
  });
  expect(pages.filter(({ published }) => !published).map(({ path }) => path)).toEqual(['stories/lesachtal']);
});

test('every block matches its layout', async () => {
  const { useCases, kinds } = contentThatChecks();
  await seedContent(useCases, 'talraum', images as never, users);
  for (const { type, content, name } of kinds.blocks.made as unknown as Block[])
    expect([name, isBlockType(type) && checkContent(blockTypes[type].layout, content, 'publish')]).toEqual([name, []]);
});

test('an interrupted seeding can be continued', async () => {
  const { useCases, kinds, pages } = contentThatChecks();
  let calls = 0;
  const { publishSite } = useCases;
  const cut = {
    ...useCases,
    publishSite: (...args: Parameters<typeof publishSite>) => {
      if (++calls > 20) throw new Error('cut off');
      return publishSite(...args);
    },
  };
  await expect(seedContent(cut, 'talraum', images as never, users)).rejects.toThrow('cut off');
  await seedContent(useCases, 'talraum', images as never, users);
  expect([pages.length, kinds.posts.made.length, pages.filter(({ published }) => published).length]).toEqual([
    43, 30, 42,
  ]);
});
