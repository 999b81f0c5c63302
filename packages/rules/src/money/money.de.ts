export const tooLarge = 'Der Betrag ist zu groß.';
