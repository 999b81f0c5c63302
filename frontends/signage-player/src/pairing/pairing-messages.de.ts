/** Texts of a TV that belongs to no branch yet. Staff read them while they set it up. */
export const pairingMessages = {
  title: 'Diesen Bildschirm koppeln',
  steps: [
    { before: 'Im Backoffice ', action: 'TVs', after: ' öffnen' },
    { before: '', action: 'TV koppeln', after: ' wählen und den Code eingeben' },
    { before: 'Filiale und Stream wählen, fertig', action: '', after: '' },
  ],
  codeLabel: (code: string) => `Code zum Koppeln: ${code}`,
  scan: 'Oder mit dem Handy scannen, wenn Sie dort angemeldet sind.',
  newCodeIn: (time: string) => `Neuer Code in ${time}`,
  loading: 'Der Code kommt gleich.',
  expired: 'Der Code ist abgelaufen. Gleich kommt ein neuer.',
  version: (version: string) => `Version ${version}`,
};
