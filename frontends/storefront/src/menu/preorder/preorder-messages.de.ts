/** Texts of the time choice; loaded with it, because orders for now do not need it. */
export const preorderMessages = {
  title: {
    takeaway: 'Wann möchten Sie abholen?',
    delivery: 'Wann dürfen wir liefern?',
    dineIn: 'Wann möchten Sie kommen?',
  },
  day: 'Tag',
  time: 'Uhrzeit',
  first: 'So schnell wie möglich',
  today: 'Heute',
  tomorrow: 'Morgen',
};
