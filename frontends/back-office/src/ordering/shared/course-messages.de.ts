export const courseMessages = {
  course: (course: number) => `Gang ${course}`,
  held: (course: number) => `Gang ${course}, wartet`,
  fire: (course: number) => `Gang ${course} abrufen`,
  fired: (course: number) => `Gang ${course} ist abgerufen.`,
  failed: 'Der Gang konnte nicht abgerufen werden.',
} as const;
