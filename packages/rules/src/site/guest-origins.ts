/** Possible origins of a guest's visit and its orders (QR-07). */
export const guestOrigins = ['qr', 'search', 'social', 'link', 'direct'] as const;
