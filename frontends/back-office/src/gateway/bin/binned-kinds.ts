import type { AnyResource } from '@theke/admin/api/resource.ts';
import type { BinnedEntry } from '@theke/contracts/bin';
import { branches } from '@theke/contracts/catalog/branch';
import { products } from '@theke/contracts/catalog/product';
import { posts } from '@theke/contracts/content/post';
import { projects } from '@theke/contracts/content/project';
import { sites } from '@theke/contracts/content/site';

type Endpoints = AnyResource['endpoints'];

export type BinnedKind = Pick<AnyResource, 'name' | 'label' | 'write'> & {
  listBin: NonNullable<Endpoints['listBin']>;
  restore: NonNullable<Endpoints['restore']>;
  purge: NonNullable<Endpoints['purge']>;
};
export type BinnedRow = BinnedEntry & { kind: BinnedKind };

/** Kinds that have a bin, in the order of their tabs. */
export const binnedKinds: readonly BinnedKind[] = (
  [sites, posts, projects, products, branches] as unknown as AnyResource[]
).flatMap(({ name, label, write, endpoints: { listBin, restore, purge } }) =>
  listBin && restore && purge ? [{ name, label, write, listBin, restore, purge }] : [],
);
