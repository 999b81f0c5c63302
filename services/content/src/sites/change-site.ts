import { type Site, sites } from '@theke/contracts/content/site';
import { changing } from '../change-entity.ts';
import type { Content } from '../content.ts';
import type { SiteDoc } from './site-decisions.ts';

/** Applies a decision to a page (`changing`). */
export const changeSite = ({ resources }: Content) =>
  changing<SiteDoc, Site>({ ...sites, store: resources.sites.store });
