// Default texts of a form (FORM-01, FORM-06).

export const defaultThankYou = 'Vielen Dank für Ihre Anfrage! Wir melden uns in Kürze bei Ihnen.';
export const defaultSubmit = 'Absenden';
