const key = 'theke.without-sound';

const today = (): string => new Date().toDateString();

/** Whether somebody wanted no sound on this device today. */
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
    // Without storage it is asked again when the board is opened anew.
  }
}
