/** Faults in a guest's configuration of a product, with instructions (PRODUCT-03 to PRODUCT-08). */
export const partTexts = {
  ask: {
    select: (name: string) => `Bitte wählen Sie bei „${name}“ etwas aus.`,
    multiselect: (name: string) => `Bitte wählen Sie bei „${name}“ mindestens eine Möglichkeit aus.`,
    text: (name: string) => `Bitte füllen Sie „${name}“ aus.`,
    textarea: (name: string) => `Bitte füllen Sie „${name}“ aus.`,
    file: (name: string) => `Bitte laden Sie bei „${name}“ eine Datei hoch.`,
    files: (name: string) => `Bitte laden Sie bei „${name}“ mindestens eine Datei hoch.`,
    image: (name: string) => `Bitte laden Sie bei „${name}“ ein Bild hoch.`,
    images: (name: string) => `Bitte laden Sie bei „${name}“ mindestens ein Bild hoch.`,
  },
  unreadable: (name: string) => `Die Angabe zu „${name}“ war nicht lesbar.`,
  unknown: (value: string, name: string) => `„${value}“ steht bei „${name}“ nicht zur Auswahl.`,
  twice: (value: string, name: string) =>
    `„${value}“ ist bei „${name}“ doppelt gewählt. Bitte wählen Sie es nur einmal.`,
  uploadTwice: (name: string) => `Bei „${name}“ ist eine Datei doppelt angegeben. Bitte entfernen Sie sie einmal.`,
  unexpected: 'Dieses Produkt hat weniger Auswahlmöglichkeiten als angegeben. Bitte legen Sie es neu in den Warenkorb.',
};
