export const moneyTexts = { tooLarge: 'Der Betrag ist zu groß.' };
