/** Path of the guest's account. Below `/site`, so that the menu loads no code for it. */
export const accountPath = '/site/konto';
