/** What a guest's visit, and with it an order, may have come from (QR-07). */
export const guestOrigins = ['qr', 'search', 'social', 'link', 'direct'] as const;
