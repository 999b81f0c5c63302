export const linkTexts = { reserve: 'Tisch reservieren' } as const;
