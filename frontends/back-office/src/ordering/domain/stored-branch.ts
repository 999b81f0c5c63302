const key = 'theke-branch';

/** Which branch somebody chose last in this window; other pages about branches begin with it. */
export function storedBranch(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepBranch(id: string): void {
  try {
    sessionStorage.setItem(key, id);
  } catch {
    // A browser that keeps nothing: each page begins anew.
  }
}
