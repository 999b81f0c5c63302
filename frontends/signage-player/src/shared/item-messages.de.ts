export const itemTexts = { picture: 'Bild', missing: 'Gelöschte Szene' };
