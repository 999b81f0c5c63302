/** Texts of the kiosk's screensaver (KIOSK-02). */
export const selfServiceMessages = {
  title: 'Hier tippen und bestellen',
  types: { takeaway: 'zum Mitnehmen', dineIn: 'an den Tisch', delivery: 'zum Liefern' },
  here: 'Bezahlen Sie gleich hier.',
  counter: (atTill: string) => `Bezahlen Sie ${atTill}.`,
  hereOrCounter: (atTill: string) => `Bezahlen Sie gleich hier oder ${atTill}.`,
  wait: 'Wartezeit jetzt',
  minutes: (minutes: number) => `etwa ${minutes} Minuten`,
  hours: 'Heute',
  begin: 'Jetzt bestellen',
  look: 'Speisekarte ansehen',
};
