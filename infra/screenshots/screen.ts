import type { Page } from 'playwright-core';
import type { Staged } from './stage-shop.ts';

export const widths = { 390: 844, 820: 1180, 1440: 900 } as const;
export type Width = keyof typeof widths;
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A screen as somebody finds it, with what was drawn for it. */
export type Screen = {
  name: string;
  /** Names of drawings (without `.png`) by width, or one for all. */
  target?: string | Partial<Record<Width, string>>;
  /** Who looks; an administrator has the session. */
  as: 'guest' | 'admin';
  /** Leads the page to it, until it shows what it shows. */
  open(page: Page, staged: Staged): Promise<void>;
};

export const targetOf = ({ target }: Screen, width: Width): string | undefined =>
  typeof target === 'string' ? target : target?.[width];
