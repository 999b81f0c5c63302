export const leadMessages = {
  write: 'E‑Mail schreiben',
  call: 'Anrufen',
  order: 'Zur Bestellung',
  forgotten: (day: string) => `Wird ohne Auftrag am ${day} gelöscht (Datenschutz, sechs Monate).`,
};
