export const lineMessages = { see: 'Ansehen' } as const;
