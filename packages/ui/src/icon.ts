/** How Lucide's icons are drawn beside Inter: `<Plus {...icon} size={22} />`. */
export const icon = { size: 20, strokeWidth: 1.75, absoluteStrokeWidth: true, 'aria-hidden': true } as const;

/** One that says something by itself, under its `aria-label`: hidden, it would have no name. */
export const namedIcon = { ...icon, 'aria-hidden': false, role: 'img' } as const;
