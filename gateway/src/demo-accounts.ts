/** Everyone may know this password: production refuses to start while there are demo accounts. */
export const demoPassword = 'theke-demo';

/** Fixed points that outside checks rely on (issue 1 of 4). */
export const demoAccounts = [
  { email: 'admin@demo.example', password: demoPassword, label: 'Administration' },
  { email: 'manager@demo.example', password: demoPassword, label: 'Leitung' },
  { email: 'mitarbeiter@demo.example', password: demoPassword, label: 'Team Innenstadt' },
  { email: 'admin@zweite.example', password: demoPassword, label: 'Administration' },
];
