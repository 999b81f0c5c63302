export const zipCodeTexts = {
  notInArea: (zipCode: string, area: string) =>
    `Die PLZ „${zipCode}“ liegt nicht in „${area}“. Bitte ändern Sie die PLZ oder das Liefergebiet.`,
};
