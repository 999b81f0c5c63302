export const galleryMessages = {
  pictures: (name: string) => `Bilder: ${name}`,
  picture: (position: number, all: number) => `Bild ${position} von ${all}`,
  previous: 'Voriges Bild',
  next: 'Nächstes Bild',
};
