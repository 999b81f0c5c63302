/** Why a code is refused, apart from the conditions that the guest's page checks itself. */
export const couponProblems = {
  unknown: 'Diesen Gutscheincode gibt es nicht. Bitte prüfen Sie, ob er richtig geschrieben ist.',
  usedUp: 'Dieser Gutscheincode ist schon aufgebraucht. Bitte entfernen Sie ihn.',
  alreadyUsed: (limit: number) =>
    limit === 1
      ? 'Diesen Gutscheincode haben Sie schon eingelöst. Bitte entfernen Sie ihn.'
      : `Diesen Gutscheincode haben Sie schon ${limit} Mal eingelöst. Bitte entfernen Sie ihn.`,
  contactRequired:
    'Diesen Gutscheincode gibt es nicht beliebig oft je Gast. Bitte geben Sie Ihre E‑Mail-Adresse oder Telefonnummer an.',
  notPossible: 'Solange der Preis noch nicht feststeht, lässt sich kein Gutscheincode einlösen.',
};
