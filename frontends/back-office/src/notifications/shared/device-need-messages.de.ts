/** Why a device needs attention. */
export const deviceNeedMessages = {
  silent: (age: string) => `meldet sich nicht, ${age}`,
  reports: (report: string) => `Drucker meldet „${report}“`,
  codes: { '410': 'Papier leer', '411': 'Papierstau', '420': 'Deckel offen' },
  papers: (count: number) => (count === 1 ? '1 Bon nicht gedruckt' : `${count} Bons nicht gedruckt`),
} as const;
