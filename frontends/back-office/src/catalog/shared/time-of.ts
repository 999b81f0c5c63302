/**
 * Completes a time of day: "9" is 09:00, "930" 09:30, "11.30" 11:30. Other text is returned for the validation to
 * report.
 */
export function timeOf(text: string): string {
  const match = /^(\d{1,2})(?:[:.]?(\d{2}))?$/.exec(text.trim());
  if (!match) return text.trim();
  const [, hours = '', minutes = '00'] = match;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
