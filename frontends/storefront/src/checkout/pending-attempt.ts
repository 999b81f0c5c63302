import type { Attempt } from './order-attempt.ts';

/** An attempt whose outcome is unknown outlives a reload of the page, so that it is never sent under another key. */
const keyOf = (shopKey: string, branch: string) => `asp.${shopKey}.attempt.${branch}`;

export function pendingAttempt(shopKey: string, branch: string): Attempt | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(keyOf(shopKey, branch)) ?? 'null') as Attempt | null) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepAttempt(shopKey: string, branch: string, attempt: Attempt | undefined): void {
  try {
    if (attempt) sessionStorage.setItem(keyOf(shopKey, branch), JSON.stringify(attempt));
    else sessionStorage.removeItem(keyOf(shopKey, branch));
  } catch {
    // Without storage the attempt lives as long as the page.
  }
}
