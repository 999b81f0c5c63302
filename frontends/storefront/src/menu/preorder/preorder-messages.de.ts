/** Loaded with the choice of a time: who orders for now needs none of them. */
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
