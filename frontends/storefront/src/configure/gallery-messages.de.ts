export const galleryMessages = {
  pictures: (name: string) => `Bilder: ${name}`,
  picture: (at: number, all: number) => `Bild ${at} von ${all}`,
  before: 'Voriges Bild',
  after: 'Nächstes Bild',
};
