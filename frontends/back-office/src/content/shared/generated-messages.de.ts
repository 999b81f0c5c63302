export const generatedMessages = {
  marked: 'Mit Vorschlag',
  accepted: (day: string, by: string) => (by ? `Übernommen am ${day} von ${by}` : `Übernommen am ${day}`),
} as const;
