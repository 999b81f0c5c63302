export const fractionTexts = { noNumber: 'Bitte geben Sie eine Zahl ein.' };
