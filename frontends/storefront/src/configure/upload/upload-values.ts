import type { Part, PartType, PartValue } from '@theke/rules/configuration';
import { messages } from '../../messages.de.ts';
import { rememberedUpload } from './remembered-upload.ts';

export type UploadType = Extract<PartType, 'file' | 'files' | 'image' | 'images'>;

const types: readonly PartType[] = ['file', 'files', 'image', 'images'] satisfies UploadType[];

export const isUploadType = (type: PartType): type is UploadType => types.includes(type);

export const takesMany = (type: UploadType): boolean => type === 'files' || type === 'images';

/** The ids of what was uploaded for a part. */
export const uploadsOf = (value: PartValue): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : (value ?? []);

/** What was chosen for a part, as a guest would name it: an upload by its file's name. */
export const valuesOf = ({ type }: Part, value: PartValue): readonly string[] => {
  const values = uploadsOf(value);
  return isUploadType(type) ? values.map((id) => rememberedUpload(id)?.name ?? messages.upload.unnamed) : values;
};
