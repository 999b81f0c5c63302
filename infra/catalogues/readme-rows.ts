import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contracts, replacements } from '@theke/contracts/contracts';
import { apiOf, broadcastTypes, queuedTypes, type ServiceContract } from '@theke/contracts/service-contract';
import { root } from '../local/checkout.ts';
import type { Generated } from '../local/write-generated.ts';

/** The rows of the table at the top of a README that follow from the contract, by their names. */
const rows: Readonly<Record<string, (contract: ServiceContract) => readonly string[]>> = {
  API: (contract) => apiOf(contract).map((segment) => `/api/${segment}`),
  publishes: ({ events }) => events.map(({ type }) => type),
  subscribes: (contract) => queuedTypes(contract).filter(isPublished),
  'subscribes live': (contract) => broadcastTypes(contract).filter(isPublished),
};

/** What is only read as long as some may lie in a queue is of no interest to whoever begins here. */
const isPublished = (type: string): boolean => !replacements.has(type);

/** @throws Error where the README has no such row */
export function withRows(readme: string, contract: ServiceContract): string {
  return Object.entries(rows).reduce((text, [name, itemsOf]) => {
    // What stands behind the last item in the same cell is written by hand.
    const row = new RegExp(`^\\| ${name} \\| (?:nothing|\`[^\`]*\`(?:, \`[^\`]*\`)*)`, 'm');
    if (!row.test(text)) throw new Error(`the README of ${contract.service} has no row "| ${name} |"`);
    const items = itemsOf(contract).map((item) => `\`${item}\``);
    return text.replace(row, () => `| ${name} | ${items.join(', ') || 'nothing'}`);
  }, readme);
}

const fileOf = ({ service }: ServiceContract) => (service === 'gateway' ? service : `services/${service}`);

/** The READMEs of gateway and services, each with the rows that follow from its contract. */
export const readmes = (): Generated =>
  new Map(
    contracts.map((contract) => {
      const file = `${fileOf(contract)}/README.md`;
      return [file, withRows(readFileSync(join(root, file), 'utf8'), contract)];
    }),
  );
