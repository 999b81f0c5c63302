import { blocks } from '@theke/contracts/content/block';
import { businessSectors } from '@theke/contracts/content/business-sector';
import {
  blockRevisions,
  type EntryRevisions,
  navigationRevisions,
  postRevisions,
  projectRevisions,
} from '@theke/contracts/content/entry-revision';
import { exampleFormId, forms, submitForm } from '@theke/contracts/content/form';
import { formMessages } from '@theke/contracts/content/form-message';
import { navigations } from '@theke/contracts/content/navigation';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { exampleNumbers } from '@theke/contracts/content/public-api';
import { services } from '@theke/contracts/content/service';
import { sites } from '@theke/contracts/content/site';
import { readSiteDraft, restoreSiteDraft, siteDrafts } from '@theke/contracts/content/site-draft';
import { editSite } from '@theke/contracts/content/site-editing';
import { discardSiteDraft, planSite, publishSite, unpublishSite } from '@theke/contracts/content/site-publishing';
import { readSiteRevision, restoreSiteRevision } from '@theke/contracts/content/site-revision';
import { topics } from '@theke/contracts/content/topic';
import type { Endpoint } from '@theke/contracts/endpoint';
import { users } from '@theke/contracts/identity/user';
import { until } from '@theke/kit/testing/until';
import type { Platform, Reply } from './platform.ts';

type Real = Map<string, string>;
type Check = (at: Endpoint) => Promise<Reply | undefined>;
type Numbered = { number: number; formId: string; version: number };

/** By the names in `exampleNumbers`. */
export const numbered = { projects, posts, users, services, topics, businessSectors };

type Acted = { name: string; exampleId: string };

const listMoves = ({ publish, discard, read, restore, plan, unpublish }: EntryRevisions) =>
  [publish, discard, read, restore, plan, unpublish] as Endpoint[];

/**
 * In the required order: a page has revisions only once it was published, always-public content has them at once.
 * Actions on one entry need its current version.
 */
const moves: readonly (readonly [Acted, readonly Endpoint[]])[] = [
  [sites, [readSiteDraft, restoreSiteDraft, planSite, publishSite]],
  [sites, [discardSiteDraft, readSiteRevision, restoreSiteRevision, unpublishSite]],
  [posts, listMoves(postRevisions)],
  [projects, listMoves(projectRevisions)],
  [blocks, listMoves(blockRevisions)],
  [navigations, listMoves(navigationRevisions)],
];
export const contentMoves = new Set([
  submitForm.name,
  editSite.name,
  ...moves.flatMap(([, all]) => all.map(({ name }) => name)),
]);

/** Numbers of created content are only known afterwards. */
export async function findExampleNumbers(platform: Platform, cookie: string, real: Real): Promise<void> {
  const entity = async (path: string) => (await platform.call('GET', `/api/${path}`, { cookie })).body.data as Numbered;
  for (const [name, { name: path, exampleId }] of Object.entries(numbered)) {
    const { number } = await entity(`${path}/${real.get(exampleId)}`);
    real.set(exampleNumbers[name as keyof typeof exampleNumbers], String(number));
  }
  real.set(exampleFormId, (await entity(`forms/${real.get(forms.exampleId)}`)).formId);
  const person = `/api/v1/users/${real.get(exampleNumbers.users)}`;
  await until('content to receive the profile', async () => (await platform.call('GET', person)).status === 200);
}

/** A visitor sends the example's form, so that staff have a message to read. */
export async function sendExampleForm(platform: Platform, cookie: string, real: Real, check: Check): Promise<void> {
  await check(submitForm);
  const { body } = await platform.call('GET', '/api/form-messages?pageSize=1', { cookie });
  real.set(formMessages.exampleId, (body.data as { id: string }[])[0]?.id ?? '');
}

export async function checkContentMoves(platform: Platform, cookie: string, real: Real, check: Check): Promise<void> {
  // The draft before the edit is kept.
  await check(editSite);
  const drafts = await platform.call('GET', `/api/sites/${real.get(sites.exampleId)}/drafts`, { cookie });
  real.set(siteDrafts.exampleId, (drafts.body.data as { id: string }[])[0]?.id ?? '');
  for (const [{ name, exampleId }, all] of moves)
    for (const at of all) {
      const path = `/api/${name}/${real.get(exampleId)}`;
      const { version } = (await platform.call('GET', path, { cookie })).body.data as Numbered;
      const body = at.body && { ...(at.example.body as object), version };
      await check({ ...at, example: { ...at.example, ...(body && { body }) } });
    }
}
