export const branchOpenMessages = { notPublic: 'Nicht öffentlich' } as const;
