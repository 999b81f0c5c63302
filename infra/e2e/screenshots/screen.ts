import type { Page } from 'playwright-core';
import type { Staged } from './stage-shop.ts';

/** Height by width. */
export const viewports = { 390: 844, 820: 1180, 1440: 900, 1920: 1080 } as const;
export type Width = keyof typeof viewports;
export type Scheme = 'light' | 'dark';

/** A screen, how to reach it, and its design. */
export type Screen = {
  name: string;
  /** Names of designs (without `.png`) by width, or one for all. */
  target?: string | Partial<Record<Width, string>>;
  /** The viewer; an administrator has a session. */
  as: 'guest' | 'admin';
  /** A TV has one size, and scenes have their own colours. */
  isTv?: boolean;
  /** Navigates to the screen and waits until it is complete. */
  open(page: Page, staged: Staged): Promise<void>;
};

export const findTarget = ({ target }: Screen, width: Width): string | undefined =>
  typeof target === 'string' ? target : target?.[width];

/** Widths and colour schemes in which a screen is taken. */
export function variants({ isTv }: Screen): { width: Width; scheme: Scheme }[] {
  if (isTv) return [{ width: 1920, scheme: 'light' }];
  return ([390, 820, 1440] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
  );
}
