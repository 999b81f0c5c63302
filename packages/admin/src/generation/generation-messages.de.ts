/** Texts of proposals by AI that several pages share. */
export const generationMessages = {
  budget: (used: string, limit: string, month: string) => `${used} von ${limit} im ${month} verbraucht`,
} as const;
