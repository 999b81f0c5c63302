/** Why a part of a bill cannot be paid. */
export const tableTexts = {
  itemPaid: (name: string) => `„${name}“ ist schon bezahlt. Bitte wählen Sie neu.`,
  amountOpen: (name: string, open: number) => `Von „${name}“ sind noch ${open} offen. Bitte wählen Sie neu.`,
  onlyWhole: (name: string) => `„${name}“ lässt sich nur im Ganzen bezahlen.`,
  itemUnknown: 'Diese Position steht nicht auf der Rechnung.',
  twice: 'Bitte wählen Sie jede Position nur einmal.',
  shared: 'Ein Teil der Rechnung ist schon nach Personen bezahlt. Bitte teilen Sie auch den Rest nach Personen.',
  paid: 'Auf dieser Rechnung ist nichts mehr offen.',
  tooManyPersons: 'Für so viele Personen reicht der offene Betrag nicht.',
} as const;
