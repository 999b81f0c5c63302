/** Title of the board in the navigation and on the page. */
export const boardTitle = 'Bestellungen';
