const key = 'theke-branch';

/** The branch that was chosen last in this window; other pages start with it. */
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
    // Without storage, each page starts with its default.
  }
}
