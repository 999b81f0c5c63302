import type { Page } from 'playwright-core';
import type { Staged } from './stage-shop.ts';

export const widths = { 390: 844, 820: 1180, 1440: 900 } as const;
export type Width = keyof typeof widths;
export const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** A screen, how to reach it, and its design. */
export type Screen = {
  name: string;
  /** Names of designs (without `.png`) by width, or one for all. */
  target?: string | Partial<Record<Width, string>>;
  /** The viewer; an administrator has a session. */
  as: 'guest' | 'admin';
  /** Navigates to the screen and waits until it is complete. */
  open(page: Page, staged: Staged): Promise<void>;
};

export const findTarget = ({ target }: Screen, width: Width): string | undefined =>
  typeof target === 'string' ? target : target?.[width];
