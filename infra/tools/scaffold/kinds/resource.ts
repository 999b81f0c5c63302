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
  const taken = allEndpoints.find(({ path }) => path.split('/')[1] === many);
  if (taken) throw new Refusal(`/api/${many} belongs to ${taken.service} already.`);
  if (oneId in exampleIds) throw new Refusal(`There is something called "${one}" already: examples have an id of it.`);
  if (changes.read('frontends/back-office/src/router.tsx').includes(`path: '${many}'`))
    throw new Refusal(`The back office has a page /backend/${many} already.`);
  const contract = `packages/contracts/src/${service}/contract.ts`;
  if (new RegExp(`\\b${manyId}\\b`).test(changes.read(contract).replaceAll(/\/\/.*|\/\*[\s\S]*?\*\//g, '')))
    throw new Refusal(`"${manyId}" stands for something else in ${contract}: please choose another name.`);
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
