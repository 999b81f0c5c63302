/** Names of branches that a sentence lists. */
const listed = 8;

export const branchCellTexts = {
  noBranch: (text: string, names: readonly string[]) =>
    names.length === 0
      ? 'Bitte legen Sie zuerst eine Filiale an.'
      : `„${text}“ ist keine Filiale. Möglich sind ${names.slice(0, listed).join(', ')}${names.length > listed ? ' und andere' : ''}.`,
  ambiguous: (text: string) => `Mehrere Filialen heißen „${text}“. Bitte geben Sie ihnen verschiedene Namen.`,
} as const;
