/**
 * Parses a time of day as people write it: "18:30", "18.30", "1830", "930", "9", "9 Uhr".
 * @returns "18:30", or undefined if there is no such time
 */
export function parseTime(text: string): string | undefined {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.]?(\d{2}))?(?:\s*uhr)?$/i.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** Whether a typed time needs no further digits. */
export const isWholeTime = (text: string): boolean => /^(\d{1,2}[:.]\d{2}|\d{4})$/.test(text.trim());
