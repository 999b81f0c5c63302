export const usesMessages = {
  title: (name: string) => `„${name}“ kann nicht gelöscht werden`,
  titleOfMany: (count: number) => `${count} Einträge können nicht gelöscht werden`,
  text: 'Hier wird der Eintrag noch verwendet. Löschen können Sie ihn, sobald er an keiner dieser Stellen mehr vorkommt.',
  textOfMany:
    'Diese Einträge werden noch verwendet. Löschen können Sie sie, sobald sie an keiner dieser Stellen mehr vorkommen.',
  offer: (switchOff: string) => `Wird er nur im Moment nicht gebraucht, genügt „${switchOff}“.`,
  further: (count: number) => (count === 1 ? 'und eine weitere Stelle' : `und ${count} weitere Stellen`),
  kinds: { config: 'Einstellungen' } as Readonly<Record<string, string>>,
} as const;
