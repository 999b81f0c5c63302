import { isbot } from 'isbot';
import { remembered } from '../cache/remembered.ts';
import { sendsFetchMetadata } from './sends-fetch-metadata.ts';

/** Request properties that exclude visits from counting: bots, previews, prefetch, and opt-out (STAT-03, QR-05). */
export type Asking = {
  agent: string;
  dnt?: string | undefined;
  gpc?: string | undefined;
  purpose?: string | undefined;
  /** HTTPS as seen by the browser: over HTTP no browser sends `Sec-Fetch-Site`. */
  isSecure?: boolean;
  /** `Sec-Fetch-Site`: pages cannot set it, and HTTP clients do not send it. */
  fetchSite?: string | undefined;
};

/** Cached: there are few different agents, and `isbot` takes longer than the rest of the check. */
const isProgram = remembered(1_000, isbot);

/** Bots often send a browser's agent, but not the header that this browser always sends. */
const isDisguised = ({ agent, isSecure = false, fetchSite }: Asking): boolean =>
  isSecure && !fetchSite && sendsFetchMetadata(agent);

export const countsAsVisit = (asking: Asking): boolean => {
  const { agent, dnt, gpc, purpose } = asking;
  const isWanted = dnt !== '1' && gpc !== '1' && !purpose?.includes('prefetch');
  return isWanted && agent !== '' && !isProgram(agent) && !isDisguised(asking);
};
