import { allEndpoints } from '@theke/contracts/contracts';
import { exampleIds } from '@theke/contracts/wire';
import type { Changes } from '../changes.ts';
import { existing, type Kind, type Options, plain, serviceValues } from '../kind.ts';
import { createNames, heading } from '../names.ts';
import { Refusal } from '../refusal.ts';

/** A resource that staff edit: contract, table, list and form. Routes, events, tests and pages are derived. */
export const resource: Kind = {
  usage: 'catalog coupons [--one Gutschein] [--many Gutscheine] [--make "Neuer Gutschein"] [--singular coupon]',
  values: (changes, [service = '', many = ''], options) => ({
    ...newResource(changes, existing(changes, service), many, options),
    group: service === 'catalog' ? `  group: 'catalog',\n` : '',
  }),
};

/** @throws Refusal if a name is taken */
export function newResource(changes: Changes, service: string, many: string, options: Options) {
  const names = createNames(many, options.singular);
  const { one, oneId, manyId } = names;
  const conflicting = allEndpoints.find(({ path }) => path.split('/')[1] === many);
  if (conflicting) throw new Refusal(`/api/${many} already belongs to ${conflicting.service}.`);
  if (oneId in exampleIds) throw new Refusal(`The name "${one}" is already in use: examples have an id of that name.`);
  if (changes.read('frontends/back-office/src/router.tsx').includes(`path: '${many}'`))
    throw new Refusal(`The back office already has a page /backend/${many}.`);
  const contract = `packages/contracts/src/${service}/contract.ts`;
  if (new RegExp(`\\b${manyId}\\b`).test(changes.read(contract).replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')))
    throw new Refusal(`"${manyId}" is already used in ${contract}. Choose another name.`);
  const labelOne = plain('one', options.one ?? heading(one));
  return {
    ...names,
    ...serviceValues(service),
    contractFile: `packages/contracts/src/${service}/${one}.ts`,
    labelOne,
    labelMany: plain('many', options.many ?? heading(many)),
    // "Coupon anlegen" is correct for every grammatical gender.
    labelMake: plain('make', options.make ?? `${labelOne} anlegen`),
  };
}
