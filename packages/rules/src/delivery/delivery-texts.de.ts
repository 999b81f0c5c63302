export const deliveryTexts = {
  minimum: (minimum: string) => `Sie haben den Mindestbestellwert in Höhe von ${minimum} leider noch nicht erreicht.`,
  mend: (rest: string) =>
    `Fügen Sie Waren im Wert von mindestens ${rest} hinzu oder wählen Sie eine andere Art der Lieferung.`,
  freeFrom: (amount: string) => `Kostenlose Lieferung ab ${amount}.`,
  unknownArea: (area: string) => `Nach „${area}“ liefern wir nicht. Bitte wählen Sie ein anderes Liefergebiet.`,
};
