// The shape of a demo tenant. Services assign the ids, so entries refer to each other by `key`. Seeding finds existing
// entries by their natural key (name, identifier, e-mail) and replaces keys with ids.
import type { BranchDraft } from '@theke/contracts/catalog/branch';
import type { categories } from '@theke/contracts/catalog/category';
import type { divisions } from '@theke/contracts/catalog/division';
import type { ProductDraft } from '@theke/contracts/catalog/product';
import type { tags } from '@theke/contracts/catalog/tag';
import type { configDraft } from '@theke/contracts/identity/config';
import type { users } from '@theke/contracts/identity/user';
import type { donatees } from '@theke/contracts/ordering/donatee';
import type { PlanRecipe } from '@theke/painter/plan/site-plan-recipe';
import type { PortraitRecipe } from '@theke/painter/portrait/draw-portrait';
import type { Recipe, Scene } from '@theke/painter/recipe';
import type { z } from 'zod';
import type { LogoRecipe } from '../painter/draw-logo.ts';

/** A picture to upload, and the recipe it was painted from; the seed is its file name (picture-files.ts). */
export type Picture = {
  /** Description and copyright, shown on pages. */
  words?: string;
  copyright?: string;
} & (
  | { seed: string; dish: Recipe }
  | { seed: string; scene: Scene }
  | { seed: string; plan: PlanRecipe }
  | { seed: string; portrait: PortraitRecipe }
  | { seed: string; logo: LogoRecipe }
);

export type DemoDivision = { key: string; draft: z.input<typeof divisions.draft> };
export type DemoTag = { key: string; draft: z.input<typeof tags.draft> };
export type DemoBranch = {
  /** Also the branch's identifier. */
  key: string;
  division: string;
  tags: readonly string[];
  picture: Picture;
  draft: Omit<BranchDraft, 'identifier' | 'division' | 'tags' | 'images'>;
};
export type DemoCategory = { key: string; draft: z.input<typeof categories.draft> };
export type DemoProduct = {
  key: string;
  category: string;
  /** Without a picture, the product's text takes the full width. */
  picture?: Picture;
  draft: Omit<ProductDraft, 'images'>;
  /** For a bundle: the product that an option adds, by the option's name. */
  contains?: Readonly<Record<string, string>>;
};
export type DemoMenu = {
  name: string;
  /** ISO 8601, UTC. */
  availableFrom: string;
  branches: readonly string[];
  catalog: readonly { category: string; products: readonly string[] }[];
};
export type DemoTable = { identifier: string; branch: string };
export type DemoDonatee = z.input<typeof donatees.draft>;
export type DemoUser = {
  branches: readonly string[];
  draft: Omit<z.input<typeof users.draft>, 'branches'>;
};

export type DemoTenant = {
  name: string;
  hosts: readonly string[];
  config: z.input<typeof configDraft>;
  /** Shown beside its name. */
  logo?: Picture;
  /** Link preview of pages without their own picture. */
  ogImage?: Picture;
  divisions: readonly DemoDivision[];
  tags: readonly DemoTag[];
  /** Opening hours depend on the day of the seeding. */
  branches: (seededAt: Date) => DemoBranch[];
  categories: readonly DemoCategory[];
  products: readonly DemoProduct[];
  menus: (seededAt: Date) => DemoMenu[];
  tables: readonly DemoTable[];
  donatees: readonly DemoDonatee[];
  users: readonly DemoUser[];
};

/** Midnight UTC a number of days after the seeding, for menus with a start or end. */
export const daysFrom = (seededAt: Date, days: number): string =>
  `${new Date(seededAt.getTime() + days * 86_400_000).toISOString().slice(0, 10)}T00:00:00.000Z`;
