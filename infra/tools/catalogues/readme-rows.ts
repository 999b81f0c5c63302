import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts, replacements } from '@theke/contracts/contracts';
import { apiOf, broadcastTypes, queuedTypes, type ServiceContract } from '@theke/contracts/service-contract';
import { root } from '../local/checkout.ts';
import type { Generated } from '../local/write-generated.ts';

/** Rows of a README's first table that follow from the contract, by name. */
const rows: Readonly<Record<string, (contract: ServiceContract) => readonly string[]>> = {
  API: (contract) => apiOf(contract).map((segment) => `/api/${segment}`),
  publishes: ({ events }) => events.map(({ type }) => type),
  subscribes: (contract) => queuedTypes(contract).filter(isPublished),
  'subscribes live': (contract) => broadcastTypes(contract).filter(isPublished),
};

/** Excludes superseded event types, which are only read while old messages may be in a queue. */
const isPublished = (type: string): boolean => !replacements.has(type);

/** @throws Error if the README has no such row */
export function withRows(readme: string, contract: ServiceContract): string {
  return Object.entries(rows).reduce((text, [name, itemsOf]) => {
    // Text after the last item of a cell is written by hand and kept.
    const row = new RegExp(`^\\| ${name} \\| (?:nothing|\`[^\`]*\`(?:, \`[^\`]*\`)*)`, 'm');
    if (!row.test(text)) throw new Error(`the README of ${contract.service} has no row "| ${name} |"`);
    const items = itemsOf(contract).map((item) => `\`${item}\``);
    return text.replace(row, () => `| ${name} | ${items.join(', ') || 'nothing'}`);
  }, readme);
}

const fileOf = ({ service }: ServiceContract) => (service === 'gateway' ? service : `services/${service}`);

/** READMEs of gateway and services, with the rows that follow from their contracts. */
export const readmes = (): Generated =>
  new Map(
    contracts.map((contract) => {
      const file = `${fileOf(contract)}/README.md`;
      return [file, withRows(readFileSync(join(root, file), 'utf8'), contract)];
    }),
  );
