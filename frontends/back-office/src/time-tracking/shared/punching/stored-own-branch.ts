const keyOf = (user: string) => `theke-own-branch-${user}`;

/** Branch that a user chose last on this device to clock in; null if there is none. */
export const storedOwnBranch = (user: string): string | null => localStorage.getItem(keyOf(user));

export const keepOwnBranch = (user: string, branch: string): void => localStorage.setItem(keyOf(user), branch);
