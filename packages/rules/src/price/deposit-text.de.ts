/** Beside a price; § 7 PAngV says so much in so many words. */
export const plusDeposit = (amount: string) => `zzgl. ${amount} Pfand`;
