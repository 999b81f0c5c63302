export const userMessages = {
  workingTime: {
    heading: 'Arbeitszeit',
    text: 'Geplante und geleistete Arbeitszeit, Tag für Tag.',
    link: 'Arbeitszeit ansehen',
  },
} as const;
