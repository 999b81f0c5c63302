import { isbot } from 'isbot';
import { remembered } from '../cache/remembered.ts';
import { tellsWhenceItFetches } from './tells-whence-it-fetches.ts';

/** Of whom visits are not counted: programs, previews, whoever looks ahead, and who does not want it (STAT-03, QR-05). */
export type Asking = {
  agent: string;
  dnt?: string | undefined;
  gpc?: string | undefined;
  purpose?: string | undefined;
  /** By https, as the browser sees it: by http none says whence it fetches. */
  isSecure?: boolean;
  /** `Sec-Fetch-Site`: pages cannot set it, and programs that speak HTTP by themselves do not. */
  fetchSite?: string | undefined;
};

/** Guests' programs are few, and reading what one calls itself takes longer than all else. */
const isProgram = remembered(1_000, isbot);

/** A program calls itself a browser more easily than it is one: whatever a browser always sends has to be there. */
const isDisguised = ({ agent, isSecure = false, fetchSite }: Asking): boolean =>
  isSecure && !fetchSite && tellsWhenceItFetches(agent);

export const countsAsVisit = (asking: Asking): boolean => {
  const { agent, dnt, gpc, purpose } = asking;
  const isWanted = dnt !== '1' && gpc !== '1' && !purpose?.includes('prefetch');
  return isWanted && agent !== '' && !isProgram(agent) && !isDisguised(asking);
};
