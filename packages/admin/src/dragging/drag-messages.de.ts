export const dragMessages = {
  move: (name: string) => `${name} verschieben`,
  instructions:
    'Drücken Sie die Leertaste, um zu verschieben. Mit den Pfeiltasten wählen Sie den Platz, mit der Leertaste legen Sie ab, mit Escape brechen Sie ab.',
  lifted: (name: string) => `${name} aufgenommen.`,
  over: (name: string, position: number, count: number) => `${name} auf Platz ${position} von ${count}.`,
  overIn: (name: string, ground: string) => `${name} am Ende von „${ground}“.`,
  dropped: (name: string) => `${name} abgelegt.`,
  canceled: (name: string) => `Abgebrochen. ${name} steht wieder an seinem Platz.`,
} as const;
