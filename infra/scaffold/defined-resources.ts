import { allResources } from '@theke/contracts/service-contracts';
import { type Names, namesOf } from './names.ts';

/** A resource that the contracts define. */
export type DefinedResource = {
  service: string;
  names: Names;
  /** The file of its contract. */
  file: string;
  /** What one is called in German. */
  label: string;
  write: string;
};

/** Every resource of the platform. */
export const definedResources = (): DefinedResource[] =>
  allResources.map(({ service, name, one, label, write }) => ({
    service,
    names: namesOf(name, one),
    file: contractFileOf(service, one),
    label: label.one,
    write,
  }));

export const contractFileOf = (service: string, one: string) => `packages/contracts/src/${service}/${one}.ts`;

/** How other workspaces import it. */
export const contractOf = (file: string): string =>
  `@theke/contracts/${file.replace('packages/contracts/src/', '').replace(/\.ts$/, '')}`;
