const number = new Intl.NumberFormat('de');

export const exportMessages = {
  export: 'Exportieren',
  progress: (rows: number) => `${number.format(rows)} Zeilen …`,
  fileName: (many: string, day: string) => `${many} ${day.split('.').reverse().join('-')}.csv`,
} as const;
