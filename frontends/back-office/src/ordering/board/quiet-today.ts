const key = 'theke.without-sound';

const today = (): string => new Date().toDateString();

/** Whether sound was declined on this device today. */
export function isQuietToday(): boolean {
  try {
    return localStorage.getItem(key) === today();
  } catch {
    return false;
  }
}

export function keepQuietToday(): void {
  try {
    localStorage.setItem(key, today());
  } catch {
    // Without storage, the question appears again when the board is reopened.
  }
}
