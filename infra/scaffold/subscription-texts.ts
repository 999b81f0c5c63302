import { contractOf, type DefinedResource } from './defined-resources.ts';

export const copyName = ({ names }: DefinedResource): string => `${names.oneId}Copies`;

/** services/CONSUMER/src/MANY/ONE-copies.ts */
export const copyText = (resource: DefinedResource, consumer: string) => {
  const { manyId, manyWords } = resource.names;
  return `\
import { ${manyId} } from '${contractOf(resource.file)}';
import { copies } from '@theke/kit/events/copies';

/** What ${consumer} knows of the ${manyWords} that ${resource.service} keeps: each as it was last told. */
export const ${copyName(resource)} = copies({ ${manyId} });
`;
};
