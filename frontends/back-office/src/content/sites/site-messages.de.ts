export const siteMessages = {
  editOnPage: 'Auf der Seite bearbeiten',
  notListed: 'Sie steht in keiner Liste und keiner Suche. Mit dem direkten Link ist sie als Entwurf zu sehen.',
} as const;
