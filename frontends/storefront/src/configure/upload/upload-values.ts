import { type Part, type PartType, type PartValue, takesUploads } from '@theke/rules/products/configuration';
import { translated } from '@theke/rules/texts/translated';
import { configureMessages } from '../configure-messages.de.ts';
import { rememberedUpload } from './remembered-upload.ts';

export type UploadType = Extract<PartType, 'file' | 'files' | 'image' | 'images'>;

export type UploadPart = Part & { readonly type: UploadType };

export const isUploadPart = (part: Part): part is UploadPart => takesUploads(part);

export const takesMany = (type: UploadType): boolean => type === 'files' || type === 'images';

/** Ids of the uploads in an answer. */
export const uploadsOf = (value: PartValue): readonly string[] =>
  typeof value === 'string' ? [value].filter(Boolean) : (value ?? []);

/** Answer as readable texts: uploads by file name, options in the guest's language. */
export const valuesOf = (part: Part, value: PartValue): readonly string[] => {
  const values = uploadsOf(value);
  return isUploadPart(part)
    ? values.map((id) => rememberedUpload(id)?.name ?? configureMessages.unnamedFile)
    : values.map((value) => {
        const option = part.options?.find(({ name }) => name === value);
        return option ? translated(option, 'name') : value;
      });
};
