export const tvNeedMessages = {
  silent: (age: string) => `offline, ${age}`,
  outdated: (age: string) => `zeigt alten Stand, ${age}`,
  clock: 'Uhr geht falsch',
  errors: (message: string) => `überspringt eine Szene: ${message}`,
  someErrors: 'überspringt eine Szene',
} as const;
