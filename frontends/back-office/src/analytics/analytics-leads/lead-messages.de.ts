export const leadMessages = {
  write: 'E‑Mail schreiben',
  call: 'Anrufen',
  order: 'Zur Bestellung',
  nobody: 'Niemand',
  takeOver: 'Übernehmen',
  task: 'Aufgabe',
  sums: 'Leads nach Status',
  forgotten: (day: string) => `Wird ohne Auftrag am ${day} gelöscht (Datenschutz, sechs Monate).`,
};
