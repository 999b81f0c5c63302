/** Text next to a price, as required by § 7 PAngV. */
export const plusDeposit = (amount: string) => `zzgl. ${amount} Pfand`;
