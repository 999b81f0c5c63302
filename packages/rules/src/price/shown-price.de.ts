/** "3,49 € je 10 dag" */
export const priceFor = (price: string, amount: string) => `${price} je ${amount}`;
