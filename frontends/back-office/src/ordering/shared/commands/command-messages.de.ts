const at = (branch: string | undefined) => (branch ? ` in „${branch}“` : '');

/** Texts of commands in the palette. `branch` only if the user works in several. */
export const commandMessages = {
  minutes: (minutes: number) => `Es dauert länger: +${minutes} Minuten`,
  usualTimes: 'Es dauert nicht mehr länger',
  minutesDone: (minutes: number, until: string, branch: string | undefined) =>
    `Gäste sehen${at(branch)} bis ${until} Uhr um ${minutes} Minuten spätere Zeiten.`,
  usualTimesDone: (branch: string | undefined) => `Gäste sehen${at(branch)} wieder die üblichen Zeiten.`,
  /** Further words that people type for it. */
  minutesWords: 'Heute dauert es länger Wartezeit Verspätung',
  round: (table: string) => `Bestellung aufnehmen: Tisch ${table}`,
  roundWords: 'neue bestellen Runde bonieren',
} as const;
