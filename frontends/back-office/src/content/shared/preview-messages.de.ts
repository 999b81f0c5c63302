export const previewMessages = {
  open: 'Gespeicherten Entwurf ansehen',
  copy: 'Link zum Teilen kopieren',
  copied: (until: string) => `Der Link ist kopiert. Wer ihn hat, sieht den Entwurf bis ${until}.`,
  link: (address: string, until: string) => `Der Link gilt bis ${until}: ${address}`,
} as const;
