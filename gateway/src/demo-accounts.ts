/** Public password: production refuses to start while there are demo accounts. */
export const demoPassword = 'theke-demo';

/** Must not change: external checks log in with them. */
export const demoAccounts = [
  { email: 'admin@demo.example', password: demoPassword, label: 'Administration' },
  { email: 'manager@demo.example', password: demoPassword, label: 'Leitung' },
  { email: 'mitarbeiter@demo.example', password: demoPassword, label: 'Team Innenstadt' },
  { email: 'admin@zweite.example', password: demoPassword, label: 'Administration' },
  { email: 'admin@talraum.example', password: demoPassword, label: 'Administration' },
  { email: 'redaktion@talraum.example', password: demoPassword, label: 'Redaktion' },
];
