/** Labels of order states for staff and guests (STATUS-03 to STATUS-05). */
export const orderLabels = {
  inDelivery: 'In Zustellung',
  ready: 'Abholbereit',
  awaitingPayment: 'Wartet auf Zahlung',
  placed: 'Neu',
  offered: 'Angebot gesendet',
  counterProposed: 'Termin vorgeschlagen',
  confirmed: 'In Zubereitung',
  delivered: 'Zugestellt',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
  canceled: 'Storniert',
  failed: 'Zahlung fehlgeschlagen',
  awaitingConfirmation: 'Wartet auf Bestätigung',
  awaitingAnswer: 'Wartet auf Ihre Antwort',
  wasCanceled: 'Ihre Bestellung wurde storniert.',
};
