/** Default props of Lucide icons beside Inter: `<Plus {...icon} size={22} />`. */
export const icon = { size: 20, strokeWidth: 1.75, absoluteStrokeWidth: true, 'aria-hidden': true } as const;

/** Props of an icon with a meaning, for use with `aria-label`; exposed to screen readers. */
export const namedIcon = { ...icon, 'aria-hidden': false, role: 'img' } as const;
