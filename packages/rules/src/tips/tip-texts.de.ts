/** Messages about tips for guests (TIP-03). */
export const tipTexts = {
  tooHigh: (limit: string) => `Als Trinkgeld nehmen wir hier höchstens ${limit} an.`,
};
