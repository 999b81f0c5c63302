/** Texts about a branch, on the home page and below its menu. */
export const aboutMessages = {
  hours: 'Wann haben wir offen?',
  whichHours: 'Welche Zeiten',
  openingHours: 'Öffnungszeiten',
  deliveryHours: 'Lieferzeiten',
  today: 'heute',
  changed: (day: string, hours: string) => `Am ${day}: ${hours}.`,
  where: 'Wo finden Sie uns?',
  about: (name: string) => `Über ${name}`,
  order: 'Online bestellen',
  menu: 'Speisekarte ansehen',
  preorder: 'Vorbestellen',
  call: 'Anrufen',
  directions: 'Route planen',
  expected: (text: string) => `Abholbereit ${text}`,
};
