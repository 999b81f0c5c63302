import type { SignageDevice } from '@theke/contracts/signage/device';
import type { OpenCommand } from '@theke/contracts/signage/player';
import type { SignageStream } from '@theke/contracts/signage/stream';
import type { Transaction } from '@theke/kit/database/database';
import { originOfTenant } from '@theke/kit/public-address';
import type { CommandState } from '@theke/rules/signage/command-moves';
import { commandStore } from '../commands/command-store.ts';
import { tenantCopies } from '../copies.ts';
import { type TvRow, tvStore } from '../devices/tv-store.ts';
import { buildSharedPackage, devicePart, hashOfTv, type SharedPackage, sharedHash } from './build-package.ts';
import { readEntities, readShopFacts } from './read-shop-facts.ts';
import type { ShopFacts } from './screen-facts.ts';

/** A TV with what it should play. */
export type Screen = {
  device: SignageDevice;
  shared: SharedPackage;
  hash: string;
  /** Whether a scene shows order numbers. */
  hasQueue: boolean;
};

/** All TVs of a business. */
export type TenantScreens = {
  facts: ShopFacts;
  streams: ReadonlyMap<string, SignageStream>;
  byId: ReadonlyMap<string, Screen>;
  /** By the hash of the TV's key. */
  byKey: ReadonlyMap<string, Screen>;
  /** Stored state of each TV when this was read. */
  rows: ReadonlyMap<string, TvRow>;
  /** Hashes that are not stored yet. */
  changed: readonly { id: string; hash: string }[];
  /** Address of the shop, for QR codes. */
  origin: string;
};

const hasQueue = ({ scenes }: SharedPackage): boolean => scenes.some(({ kind }) => kind === 'order-queue');

/** Reads all TVs of a business and determines what each should play. */
export async function readTenantScreens(
  tx: Transaction,
  tenant: string,
  { now, publicAddress }: { now: Date; publicAddress: string },
): Promise<TenantScreens> {
  const [facts, allDevices, allStreams, rows, tenantCopy] = await Promise.all([
    readShopFacts(tx, tenant),
    readEntities<SignageDevice>(tx, 'digital_signage_devices'),
    readEntities<SignageStream>(tx, 'digital_signage_streams'),
    tvStore.all(tx),
    tenantCopies.stores.tenants.find(tx, tenant),
  ]);
  const streams = new Map(allStreams.map((stream) => [stream.id, stream]));
  const origin = originOfTenant(publicAddress, tenantCopy?.hosts) ?? '';
  // Thousands of TVs share few packages.
  const packages = new Map<string, { shared: SharedPackage; hash: string } | undefined>();
  const packageOf = ({ branch, stream, isEnabled }: SignageDevice) => {
    const played = isEnabled && stream ? streams.get(stream.id) : undefined;
    const key = `${branch.id} ${played?.id}`;
    if (!packages.has(key)) {
      const shared = buildSharedPackage(facts, { branch: branch.id, stream: played }, { now: now.getTime(), origin });
      packages.set(key, shared && { shared, hash: sharedHash(shared) });
    }
    return packages.get(key);
  };
  const byId = new Map<string, Screen>();
  for (const device of allDevices) {
    const built = packageOf(device);
    if (!built) continue;
    const hash = hashOfTv(built.hash, devicePart(device));
    byId.set(device.id, { device, shared: built.shared, hash, hasQueue: hasQueue(built.shared) });
  }
  const rowsById = new Map(rows.map((row) => [row.id, row]));
  return {
    facts,
    streams,
    byId,
    byKey: new Map(
      rows.flatMap(({ id, keyHash }) => {
        const screen = byId.get(id);
        return keyHash && screen ? [[keyHash, screen] as const] : [];
      }),
    ),
    rows: rowsById,
    changed: [...byId].flatMap(([id, { hash }]) => (rowsById.get(id)?.wanted === hash ? [] : [{ id, hash }])),
    origin,
  };
}

/** Open commands of all TVs of a business, by TV. */
export type TenantCommands = ReadonlyMap<string, readonly (OpenCommand & { state: CommandState })[]>;

export const readTenantCommands = (tx: Transaction, now: Date): Promise<TenantCommands> => commandStore.open(tx, now);
