import type { devices } from '@theke/contracts/notifications/device';
import { invalid } from '@theke/kit/problem';
import type { ResourceHooks, ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import { printJobStore } from '../printing/print-job-store.ts';
import { shopStore } from '../shop/shop-store.ts';
import { deviceStateStore } from './device-state-store.ts';

export type DeviceUseCases = ResourceUseCases<(typeof devices)['draft']>;

/**
 * Requires an existing branch for a device, and an address for a raw printer. Deletes the state and print jobs of a
 * deleted device.
 */
export const deviceHooks: ResourceHooks<(typeof devices)['draft']> = {
  async beforeSave(tx, { branch, type, address }) {
    if (!(await shopStore.branch(tx, branch.id)))
      throw invalid('BRANCH_UNKNOWN', 'Diese Filiale gibt es nicht. Bitte wählen Sie eine andere.', 'branch');
    if (type === 'escpos' && address === '')
      throw invalid('REQUIRED', '„Adresse im Netz“ fehlt: Unter ihr wird der Drucker erreicht.', 'address');
    return undefined;
  },
  async beforeDelete(tx, id) {
    deviceStateStore.remove(tx, id);
    printJobStore.removeOfDevice(tx, id);
  },
};
