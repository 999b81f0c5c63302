export const noNumber = 'Bitte geben Sie eine Zahl ein.';
