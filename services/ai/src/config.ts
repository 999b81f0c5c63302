import type { BlockList } from 'node:net';
import { houseNets, netsVariable, parseNets } from '@theke/kit/outgoing/nets';
import { sealingKeys } from '@theke/kit/secrets/sealing-keys';
import { z } from 'zod';

export const aiConfig = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Encrypts the tenants' keys of providers; without it none can be stored. */
  AI_KEYS: sealingKeys,
  /**
   * Networks that are not public and that providers may be in, e.g. `192.168.1.0/24`, comma-separated; empty: none.
   * Default: none in production, else the private networks and this machine.
   */
  AI_NETS: netsVariable,
  /** False: only providers in `AI_NETS`. No text then leaves the operator's own networks. */
  AI_PUBLIC_PROVIDERS: z.stringbool().default(true),
});
export type AiConfig = z.output<typeof aiConfig>;

/** Networks that providers may be in besides public ones. */
export const providerNets = ({ AI_NETS, NODE_ENV }: Pick<AiConfig, 'AI_NETS' | 'NODE_ENV'>): BlockList | undefined =>
  parseNets(AI_NETS ?? (NODE_ENV === 'production' ? '' : `${houseNets},127.0.0.0/8,::1/128`));
