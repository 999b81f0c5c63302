export const offerMessages = {
  until: (time: string) => `bis ${time} Uhr`,
  from: (minimum: string) => `ab ${minimum}`,
  now: 'jetzt',
  insteadOf: 'statt',
  more: (count: number) => `${count} weitere Produkte`,
};
