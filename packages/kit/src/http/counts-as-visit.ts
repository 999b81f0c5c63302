import { isbot } from 'isbot';

/** Of whom visits are not counted: programs, previews, whoever looks ahead, and who does not want it (STAT-03, QR-05). */
export type Asking = {
  agent: string;
  dnt?: string | undefined;
  gpc?: string | undefined;
  purpose?: string | undefined;
};

export const countsAsVisit = ({ agent, dnt, gpc, purpose }: Asking): boolean =>
  dnt !== '1' && gpc !== '1' && !purpose?.includes('prefetch') && agent !== '' && !isbot(agent);
