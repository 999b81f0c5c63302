import { type Theme, theme as themeSchema } from '@theke/contracts/identity/config';

/** Theme for the preview: invalid fields keep their saved value. */
export function shownTheme(typed: Partial<Record<keyof Theme, unknown>> | undefined, saved: Theme): Theme {
  const right = Object.entries(themeSchema.shape).flatMap(([name, schema]) => {
    const value = typed?.[name as keyof Theme];
    return value !== undefined && schema.safeParse(value).success ? [[name, value]] : [];
  });
  return { ...saved, ...Object.fromEntries(right) };
}
