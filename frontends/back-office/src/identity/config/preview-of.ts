import { type Config, configDraft } from '@theke/contracts/identity/config';

/** Of what is typed the fields that could be saved as they are: half an address would be none. The theme goes its own way. */
export function previewOf(draft: Partial<Config>): Partial<Config> {
  const { theme: _, ...fields } = configDraft.shape;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(draft[name as keyof Config]);
      return success && draft[name as keyof Config] !== undefined ? [[name, data]] : [];
    }),
  );
}
