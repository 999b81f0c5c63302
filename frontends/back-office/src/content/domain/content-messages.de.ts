export const contentMessages = {
  noJson: 'Das ist kein gültiges JSON. Bitte prüfen Sie Klammern, Anführungszeichen und Beistriche.',
} as const;
