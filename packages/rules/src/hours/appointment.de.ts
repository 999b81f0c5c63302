/** Faults of an appointment, and texts without one (SLOT-06 to SLOT-10). */
export const appointmentTexts = {
  closed:
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.',
  noneLater: 'Dieser Termin ist leider zu früh, und ein späterer ist derzeit nicht möglich.',
  tooSoon: (date: string, time: string) =>
    `Dieser Termin ist leider zu früh. Der früheste mögliche ist am ${date} um ${time} Uhr.`,
  tooFar: (days: number) =>
    `Termine sind höchstens ${days} Tage im Voraus möglich. Bitte wählen Sie einen früheren Termin.`,
  offGrid: 'Termine gibt es alle fünf Minuten. Bitte wählen Sie eine der angebotenen Uhrzeiten.',
  tooLateToday: 'Für heute ist es leider zu spät. Bitte wählen Sie einen Wunschtermin.',
  required: 'Bitte wählen Sie einen Termin aus.',
  notSaid: 'Keine Angabe',
  soon: 'So schnell wie möglich',
};
