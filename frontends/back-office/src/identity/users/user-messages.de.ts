export const userMessages = {
  workingTime: {
    heading: 'Arbeitszeit',
    text: 'Was geplant ist und was gearbeitet wurde, Tag für Tag.',
    link: 'Arbeitszeit ansehen',
  },
} as const;
