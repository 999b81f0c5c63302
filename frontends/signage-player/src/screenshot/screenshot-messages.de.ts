/** Reasons why there is no screenshot, as staff read them. */
export const screenshotTexts = {
  nothing: 'Der Bildschirm hat keine Größe.',
  noCanvas: 'Der Browser des TVs kann keine Bilder zeichnen.',
  notDrawn: 'Der Browser des TVs konnte den Bildschirm nicht abzeichnen.',
  foreign: 'Der Inhalt einer anderen Website kann nicht abgezeichnet werden.',
  tooLarge: 'Das Bildschirmfoto ist zu groß.',
};
