import type { DemoDonatee } from '../demo-tenant.ts';

/** Charities that guests may choose; all of them are invented. */
export const donatees: readonly DemoDonatee[] = [
  { name: 'Wiener Tafelrunde', description: 'Kocht jeden Sonntag für alle, die allein sind.' },
  { name: 'Lesekreis Buchfink', description: 'Liest Kindern vor und schenkt jedem ein erstes eigenes Buch.' },
  { name: 'Pfotenhof Distelwiese', description: 'Pflegt alte Hunde und Katzen, bis jemand sie nimmt.' },
  { name: 'Radlwerkstatt Kettenreiter', description: 'Richtet alte Fahrräder her und verleiht sie an Lehrlinge.' },
];
