import type { Attempt } from './order-attempt.ts';

/** Stores an attempt with an unknown outcome across reloads, so that it is never sent with a different key. */
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
    // Without storage, the attempt is kept as long as the page.
  }
}
