import type { Branch } from '@theke/contracts/catalog/branch';
import type { InitConfig } from '@theke/contracts/gateway/init';
import { theme } from '@theke/contracts/identity/config';
import type { Permission } from '@theke/contracts/permissions';
import { isLegallyOpen, missingLegalNames } from '@theke/rules/site/legal-gate';
import { setupMessages as texts } from './setup-messages.de.ts';

export type SetupFacts = {
  config: InitConfig;
  branches: readonly Pick<Branch, 'id' | 'name' | 'openingHours'>[];
  products: number;
  menus: number;
  /** Devices and keys of tablets. */
  devices: number;
};

export type SetupStep = {
  title: string;
  text: string;
  isDone: boolean;
  /** Whether the shop takes no orders before it is done. */
  isNeeded: boolean;
  /** The first one is the main way to do it. */
  actions: readonly { label: string; to: string; needs: Permission }[];
};

const action = (label: string, to: string, needs: Permission) => ({ label, to, needs });

function lookStep({ config }: SetupFacts): SetupStep {
  const { brand, accent } = theme.parse({});
  const isDone = config.logo !== null || config.theme.brand !== brand || config.theme.accent !== accent;
  return {
    title: texts.look.title,
    text: isDone ? texts.look.done : texts.look.open,
    isDone,
    isNeeded: false,
    actions: [action(texts.look.action, '/config#Aussehen', 'config.write')],
  };
}

function legalStep({ config }: SetupFacts): SetupStep {
  const missing = missingLegalNames(config);
  return {
    title: texts.legal.title,
    text: missing ? texts.legal.open(missing) : texts.legal.done,
    isDone: missing === '',
    isNeeded: !isLegallyOpen(config),
    actions: [action(texts.legal.action, '/config#Rechtliches', 'config.write')],
  };
}

function branchStep({ branches }: SetupFacts): SetupStep {
  const withoutHours = branches.find(({ openingHours }) => openingHours.length === 0);
  const first = branches[0];
  const at = (withoutHours ?? first)?.id;
  return {
    title: texts.branch.title,
    text: withoutHours
      ? texts.branch.noHours(withoutHours.name)
      : first
        ? texts.branch.done(branches.map(({ name }) => name).join(', '))
        : texts.branch.open,
    isDone: first !== undefined && !withoutHours,
    isNeeded: !branches.some(({ openingHours }) => openingHours.length > 0),
    actions: [
      at === undefined
        ? action(texts.branch.action, '/branches/create', 'catalog.write')
        : action(texts.branch.hours, `/branches/${at}`, 'catalog.write'),
    ],
  };
}

function menuStep({ products, menus }: SetupFacts): SetupStep {
  const isDone = products > 0 && menus > 0;
  const product = action(texts.menu.product, '/products/create', 'catalog.write');
  const file = action(texts.menu.import, '/products/import', 'catalog.write');
  const menu = action(texts.menu.menu, '/menus/create', 'catalog.write');
  return {
    title: texts.menu.title,
    text: isDone ? texts.menu.done(products) : products > 0 ? texts.menu.noMenu(products) : texts.menu.noProducts,
    isDone,
    isNeeded: !isDone,
    // The next thing to create is first.
    actions: products > 0 ? [menu, product, file] : [product, file, menu],
  };
}

/** Names of the switched-on payment methods; each needs its module as well (PAY-02). */
function paymentNames({ config }: SetupFacts): string[] {
  const names = texts.payment.methods;
  return [
    config.enableCash && names.cash,
    config.enablePluginATMCard && config.enableATMCard && names.atm,
    config.enablePluginMealVoucher && config.enableMealVoucher && names.voucher,
    config.enablePluginCardProvider && config.enableCardProvider && names.card,
    config.enablePluginSecondProvider && config.enableSecondProvider && names.paypal,
  ].filter((name) => name !== false);
}

function paymentStep(facts: SetupFacts): SetupStep {
  const names = paymentNames(facts);
  return {
    title: texts.payment.title,
    text: names.length > 0 ? texts.payment.done(names.join(', ')) : texts.payment.open,
    isDone: names.length > 0,
    isNeeded: names.length === 0,
    actions: [
      action(texts.payment.methodsAction, '/config#Zahlung', 'config.write'),
      action(texts.payment.providers, '/payment-providers', 'payment-providers.write'),
    ],
  };
}

const deviceStep = ({ devices }: SetupFacts): SetupStep => ({
  title: texts.device.title,
  text: devices > 0 ? texts.device.done(devices) : texts.device.open,
  isDone: devices > 0,
  isNeeded: false,
  actions: [
    action(texts.device.tablet, '/api-keys', 'api-keys.write'),
    action(texts.device.printer, '/devices/create', 'devices.write'),
  ],
});

/** Steps of a new business up to its first order, computed from what it has entered. */
export const setupSteps = (facts: SetupFacts): SetupStep[] => [
  lookStep(facts),
  legalStep(facts),
  branchStep(facts),
  menuStep(facts),
  paymentStep(facts),
  deviceStep(facts),
];

/** Titles of the steps without which the shop takes no orders, for a sentence. */
export const missingSteps = (steps: readonly SetupStep[]): string =>
  steps
    .filter(({ isNeeded }) => isNeeded)
    .map(({ title }) => title)
    .join(', ');
