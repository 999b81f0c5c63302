import { type Branch, branches } from '@theke/contracts/catalog/branch';
import type { TvCommand } from '@theke/contracts/signage/command';
import type { Tv, TvStatus } from '@theke/contracts/signage/device';
import type { ContentPackage } from '@theke/contracts/signage/package';

/** Samples for tests. */
export const sampleId = (digit: number): string => `0199f000-0000-7000-8000-${String(digit).padStart(12, '0')}`;
const hash = 'an-example-of-the-hash-of-a-content-package';

export const aBranch: Branch = {
  ...branches.events.changed.example,
  id: sampleId(100),
  name: 'Neubau',
  timeZone: 'Europe/Vienna',
  openingHours: [{ type: 'daily', isClosed: false, from: '11:00', to: '22:00' }],
} as Branch;

export function aTv({ status, ...changes }: Partial<Omit<Tv, 'status'>> & { status?: Partial<TvStatus> } = {}): Tv {
  const id = changes.id ?? sampleId(1);
  const at = new Date(Date.now() - 4_000).toISOString();
  return {
    id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    name: 'Theke links',
    branch: { id: aBranch.id },
    stream: { id: sampleId(200) },
    orientation: 'landscape',
    labels: [],
    isEnabled: true,
    ...changes,
    status: {
      device: { id },
      state: 'running',
      seenAt: at,
      pairedAt: '2026-03-14T10:00:00.000Z',
      pairedBy: 'D. Huber',
      address: '192.168.10.34',
      wanted: hash,
      wantedSince: at,
      report: {
        playing: hash,
        playingSince: at,
        scene: { id: sampleId(400), name: 'Speisekarte' },
        storage: { used: 212_000_000, quota: 8_000_000_000 },
        clockOffset: 120,
        version: '1.7.2',
        screen: { width: 1_920, height: 1_080 },
        errors: [],
      },
      reportedAt: at,
      errors: [],
      screenshots: [],
      commands: [],
      heardMinutes: Array.from({ length: 24 }, () => 60),
      availability: 0.998,
      ...status,
    },
  };
}

export const aCommand = (changes: Partial<TvCommand> = {}): TvCommand => ({
  id: sampleId(500),
  kind: 'reload',
  volume: null,
  state: 'queued',
  askedAt: new Date(Date.now() - 10_000).toISOString(),
  askedBy: 'D. Huber',
  sentAt: null,
  finishedAt: null,
  expiresAt: new Date(Date.now() + 590_000).toISOString(),
  result: '',
  ...changes,
});

/** A package whose stream plays "Abend" on Fridays from 17 to 22, otherwise "Karte". */
export function aPackage(changes: Partial<ContentPackage> = {}): ContentPackage {
  const [card, evening, scene, product] = [300, 301, 400, 600].map(sampleId) as [string, string, string, string];
  return {
    hash,
    format: 1,
    device: { id: sampleId(1), name: 'Theke links', orientation: 'landscape', isEnabled: true },
    shop: { name: 'Pizzeria Marillo', logo: null, currency: 'EUR' },
    branch: { id: aBranch.id, name: 'Neubau', timeZone: 'Europe/Vienna', openingHours: aBranch.openingHours },
    stream: {
      name: 'Speisekarte',
      entries: [
        {
          id: sampleId(201),
          segment: { id: evening },
          schedule: [{ type: 'friday', isClosed: false, from: '17:00', to: '22:00' }],
          validFrom: null,
          validUntil: null,
          priority: 10,
          isEnabled: true,
        },
      ],
      fallback: { id: card },
      interruption: null,
      isOffWhenClosed: true,
    },
    segments: [
      { id: card, name: 'Karte', items: [] },
      {
        id: evening,
        name: 'Abend',
        items: [
          {
            id: sampleId(302),
            scene: { id: scene },
            image: null,
            video: null,
            seconds: 12,
            transition: 'fade',
            skipsSoldOut: true,
          },
        ],
      },
    ],
    scenes: [
      {
        id: scene,
        name: 'Tartufo Nero',
        kind: 'promotion',
        orientation: 'both',
        look: 'brand',
        validFrom: null,
        validUntil: null,
        content: {
          kind: 'promotion',
          product: { id: product },
          headline: '',
          showsPrice: true,
          showsDescription: true,
          image: null,
          qrCode: null,
        },
      },
    ],
    menus: [],
    categories: [],
    products: [
      {
        id: product,
        name: 'Tartufo Nero',
        description: '',
        image: null,
        price: 17.9,
        pricePrefix: '',
        unit: 'piece',
        allergens: [],
        isEnabled: true,
        isVisibleWhenUnavailable: true,
        schedule: [],
        isSoldOut: true,
      },
    ],
    qrCodes: [],
    webHosts: [],
    files: [],
    ...changes,
  };
}
