import { type Config, configDraft } from '@theke/contracts/identity/config';

/** Returns the edited fields that are valid on their own. The theme is handled separately. */
export function previewOf(draft: Partial<Config>): Partial<Config> {
  const { theme: _, ...fields } = configDraft.shape;
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, schema]) => {
      const { success, data } = schema.safeParse(draft[name as keyof Config]);
      return success && draft[name as keyof Config] !== undefined ? [[name, data]] : [];
    }),
  );
}
